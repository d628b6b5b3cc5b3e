#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "scene_block.glsl"

#include "environment.glsl"
#include "lights.glsl"

layout(location = 0) in vec3 inWorld;
layout(location = 0) out vec4 outColor;

// Only the shadow of the key light: subtracts the key light's share from a grey ground.
void main() {
    LightConstants key = lights[0];
    vec3 fromKey = key.color.rgb * max(-key.direction.y, 0.0) / 3.14159265;
    vec3 share = fromKey / (fromKey + matteLight(vec3(0.0, 1.0, 0.0)));
    float shade = (1.0 - keyLightShare(inWorld)) * share.g;
    float distance = length(inWorld.xz - scene.grid.zw) / scene.grid.y;
    outColor = vec4(0.0, 0.0, 0.0, shade * (1.0 - smoothstep(0.25, 1.0, distance)));
}
