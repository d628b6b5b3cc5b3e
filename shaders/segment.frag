#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "color.glsl"
#include "colors.h"
#include "scene_block.glsl"

#include "mark_color.glsl"

layout(location = 0) in vec2 inAcross;
layout(location = 1) flat in vec4 inColor;
layout(location = 2) flat in vec3 inSize;

layout(location = 0) out vec4 outColor;

void main() {
    float away = length(inAcross);
    float inside = clamp(inSize.x + 0.5 - away, 0.0, 1.0);
    float around = clamp(inSize.x + inSize.y + 0.5 - away, 0.0, 1.0);
    vec3 color = inColor.rgb;
    if (inSize.z > 0.5) {
        vec2 at = inAcross * vec2(1.0, -1.0) / max(inSize.x, 0.5);
        color *= markShade(vec3(at, sqrt(max(1.0 - dot(at, at), 0.0))));
    }
    float rim = kLineOutline.a * around * (1.0 - inside) * step(0.01, inSize.y);
    float alpha = inColor.a * (inside + rim);
    vec3 sum = markColor(clamp(color, 0.0, 1.0)) * inside + markColor(kLineOutline.rgb) * rim;
    outColor = vec4(sum * inColor.a, alpha);
}
