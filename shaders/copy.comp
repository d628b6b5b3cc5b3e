// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#version 450

// Measures memory bandwidth: each invocation reads and writes 16 bytes.

layout(local_size_x = 256) in;

layout(set = 0, binding = 0, std430) readonly buffer Source {
    uvec4 source[];
};
layout(set = 0, binding = 1, std430) writeonly buffer Target {
    uvec4 target[];
};

layout(push_constant) uniform Range {
    uint count;  // number of 16-byte elements
};

void main() {
    if (gl_GlobalInvocationID.x < count) {
        target[gl_GlobalInvocationID.x] = source[gl_GlobalInvocationID.x];
    }
}
