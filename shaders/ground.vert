#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "scene_block.glsl"

layout(std430, set = 0, binding = 2) readonly buffer LightsBlock { LightTable lightTable; };

layout(location = 0) out vec3 outWorld;

// A square of the plane that receives the key light's shadow, two triangles.
void main() {
    vec2 corner = vec2((gl_VertexIndex & 1) != 0 ? 1.0 : -1.0, (gl_VertexIndex & 2) != 0 ? 1.0 : -1.0);
    vec2 at = scene.grid.zw + corner * scene.grid.y;
    outWorld = vec3(at.x, lightTable.shadow.w, at.y);
    gl_Position = scene.clipFromWorld * vec4(outWorld, 1.0);
}
