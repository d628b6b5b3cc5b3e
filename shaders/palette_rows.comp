#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Copies the upper three rows of every joint matrix from CPU-written memory to where skin.comp
// reads: a quarter less to read per influence, and in device memory.
#include "layout.h"
#include "deform_job.h"

layout(local_size_x = 128) in;  // kDeformGroupSize

layout(push_constant) uniform Constants { DeformConstants deform; };

layout(std430, set = 0, binding = 4) writeonly buffer Rows { vec4 paletteRows[]; };
layout(std430, set = 1, binding = 0) readonly buffer Palette { mat4 worldFromJoint[]; };

void main() {
    uint group = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
    uint joint = group * kDeformGroupSize + gl_LocalInvocationID.x;
    if (joint < deform.jobs.z) {
        mat4 rows = transpose(worldFromJoint[joint]);
        paletteRows[3u * joint] = rows[0];
        paletteRows[3u * joint + 1u] = rows[1];
        paletteRows[3u * joint + 2u] = rows[2];
    }
}
