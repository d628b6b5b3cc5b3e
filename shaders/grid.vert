#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#extension GL_GOOGLE_include_directive : require
#include "scene_sets.glsl"

layout(location = 0) out vec2 outGround;  // world x and z

// A square of the ground plane y = 0, two triangles.
void main() {
    vec2 corner = vec2((gl_VertexIndex & 1) != 0 ? 1.0 : -1.0, (gl_VertexIndex & 2) != 0 ? 1.0 : -1.0);
    outGround = scene.grid.zw + corner * scene.grid.y;
    gl_Position = scene.clipFromWorld * vec4(outGround.x, 0.0, outGround.y, 1.0);
}
