#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "scene_sets.glsl"

layout(location = 0) out vec2 outCell;        // world x and z from the shift, in cells
layout(location = 1) out vec2 outFromCentre;  // relative to the radius where the grid has faded out

// A square of the ground plane, two triangles.
void main() {
    vec2 corner = vec2((gl_VertexIndex & 1) != 0 ? 1.0 : -1.0, (gl_VertexIndex & 2) != 0 ? 1.0 : -1.0);
    vec2 ground = scene.grid.zw + corner * scene.grid.y;
    outCell = (ground - scene.values.zw) / scene.grid.x;
    outFromCentre = corner;
    gl_Position = scene.clipFromWorld * vec4(ground.x, scene.data.y, ground.y, 1.0);
}
