#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "color.glsl"
#include "scene_block.glsl"

#include "mark_color.glsl"

layout(location = 0) flat in vec3 inNormal;
layout(location = 1) flat in vec4 inColor;
layout(location = 2) in vec3 inCorner;

layout(location = 0) out vec4 outColor;

void main() {
    // Dark edges, about one point wide, that fade out if the bone is too small.
    vec3 perPixel = max(fwidth(inCorner), vec3(1e-6));
    vec3 apart = inCorner / perPixel;
    float nearest = min(apart.x, min(apart.y, apart.z)) / scene.eye.w;
    float room = smoothstep(4.0, 12.0, 1.0 / (scene.eye.w * max(perPixel.x, max(perPixel.y, perPixel.z))));
    float edge = (1.0 - smoothstep(0.35, 1.1, nearest)) * room;
    vec3 color = clamp(inColor.rgb * markShade(inNormal), 0.0, 1.0);
    outColor = vec4(markColor(mix(color, color * 0.35, 0.8 * edge)), 1.0);
}
