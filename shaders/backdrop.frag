#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "scene_block.glsl"

layout(push_constant) uniform BackdropBlock { BackdropConstants backdrop; };

#include "environment.glsl"
#include "tone_map.glsl"

layout(location = 0) out vec4 outColor;

// The environment as background, slightly blurred.
void main() {
    vec2 at = 2.0 * (scene.part.xy + gl_FragCoord.xy) / scene.part.zw - 1.0;
    vec3 direction = backdrop.middle.xyz + at.x * backdrop.right.xyz + at.y * backdrop.down.xyz;
    vec3 light = mirroredLight(normalize(direction), backdrop.middle.w);
    outColor = vec4(toneMapped(light * scene.viewport.w, scene.view.w), 1.0);
}
