#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Writes the vertex shader's deformed vertices, for comparison with the CPU.
#include "layout.h"

layout(local_size_x = 64) in;
layout(push_constant) uniform DrawBlock { DrawConstants draw; };

#include "deform.glsl"

layout(std430, set = 0, binding = 0) readonly buffer Streams { uint streams[]; };
layout(std430, set = 0, binding = 1) writeonly buffer Deformed { float deformed[]; };
layout(std430, set = 0, binding = 2) readonly buffer Request { uvec4 request; };

// request: first words of x: positions; y: normals; z: tangents. w: kScene bits.
void main() {
    uint vertex = gl_GlobalInvocationID.x;
    if (vertex >= draw.draw.y) {
        return;
    }
    InstanceConstants instance = instances[0];
    uint at = request.x + 3u * vertex;
    vec3 stored = uintBitsToFloat(uvec3(streams[at], streams[at + 1u], streams[at + 2u]));
    vec3 normal = unpackedNormal(streams[request.y + vertex]);
    vec4 tangent = unpackedTangent(streams[request.z + vertex]);
    mat4 worldFromMesh = worldFromVertex(vertex, instance, request.w);
    mat3 axes = mat3(worldFromMesh);
    vec3 position = (worldFromMesh * vec4(morphedPosition(stored, vertex, instance), 1.0)).xyz;
    normal = movedNormal(axes, morphedNormal(normal, vertex, instance));
    tangent = movedTangent(axes, morphedTangent(tangent.xyz, vertex, instance), tangent.w);
    for (int i = 0; i < 3; ++i) {
        deformed[10u * vertex + uint(i)] = position[i];
        deformed[10u * vertex + 3u + uint(i)] = normal[i];
    }
    for (int i = 0; i < 4; ++i) {
        deformed[10u * vertex + 6u + uint(i)] = tangent[i];
    }
}
