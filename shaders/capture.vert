#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "scene_sets.glsl"
#include "deform.glsl"
#define FOR_LIT
#include "surface_values.glsl"

// surface.vert that also stores its positions, for comparing the vertex path with the other
// skinning paths. draw.morph.y: the first stored vertex.
layout(std430, set = 2, binding = 0) writeonly buffer Captured { float captured[]; };

void capture(uint vertex, vec3 world) {
    uint at = 3u * (vertex - draw.morph.y);
    captured[at] = world.x;
    captured[at + 1u] = world.y;
    captured[at + 2u] = world.z;
}

#define CAPTURES_POSITIONS
#include "surface_stored.glsl"
