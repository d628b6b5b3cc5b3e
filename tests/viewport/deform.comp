#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#extension GL_GOOGLE_include_directive : require

// Writes what the vertex shader would deform: for the comparison with the processor.
#include "layout.h"

layout(local_size_x = 64) in;
layout(push_constant) uniform DrawBlock { DrawConstants draw; };

#include "deform.glsl"

layout(std430, set = 0, binding = 0) readonly buffer Streams { float streams[]; };
layout(std430, set = 0, binding = 1) writeonly buffer Deformed { float deformed[]; };
layout(std430, set = 0, binding = 2) readonly buffer Request { uvec4 request; };

vec3 streamValue(uint first, uint vertex) {
    uint at = first + 3u * vertex;
    return vec3(streams[at], streams[at + 1u], streams[at + 2u]);
}

// request: x normals' first float; y 1 to normalise weights.
void main() {
    uint vertex = gl_GlobalInvocationID.x;
    if (vertex >= draw.draw.y) {
        return;
    }
    mat4 worldFromMesh = worldFromVertex(vertex, request.y != 0u);
    vec3 position = (worldFromMesh * vec4(morphedPosition(streamValue(0u, vertex), vertex), 1.0)).xyz;
    vec3 normal = normalMatrix(mat3(worldFromMesh)) *
                  morphedNormal(streamValue(request.x, vertex), vertex);
    normal = length(normal) > 0.0 ? normalize(normal) : vec3(0.0);
    for (int i = 0; i < 3; ++i) {
        deformed[6u * vertex + uint(i)] = position[i];
        deformed[6u * vertex + 3u + uint(i)] = normal[i];
    }
}
