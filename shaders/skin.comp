#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#extension GL_EXT_control_flow_attributes : require

// Morph targets and skinning of all primitives at once, with the same operations as
// model/evaluate/deform.h. A workgroup looks up its job; an invocation handles two vertices of one
// instance.
#include "layout.h"
#include "deform_job.h"

layout(constant_id = 0) const bool kDualQuaternions = false;
layout(local_size_x = 128) in;  // kDeformGroupSize

layout(push_constant) uniform Constants { DeformConstants deform; };

// In a uniform buffer, where values that are uniform per group need no registers.
layout(std140, set = 0, binding = 0) uniform Jobs { DeformJob jobs[kDeformMostJobs]; };
layout(std430, set = 0, binding = 1) restrict writeonly buffer Positions {
    vec2 deformedPositions[];
};
layout(std430, set = 0, binding = 2) restrict writeonly buffer Normals {
    uvec2 deformedNormals[];
};
layout(std430, set = 0, binding = 3) restrict writeonly buffer Tangents {
    uvec2 deformedTangents[];
};
layout(std430, set = 0, binding = 4) restrict readonly buffer Rows { vec4 paletteRows[]; };

layout(std430, set = 1, binding = 0) restrict readonly buffer Palette { mat4 worldFromJoint[]; };
layout(std430, set = 1, binding = 1) restrict readonly buffer MorphWeights { float morphWeights[]; };
layout(std430, set = 1, binding = 2) restrict readonly buffer Instances { InstanceConstants instances[]; };

layout(std430, set = 2, binding = 0) restrict readonly buffer Influences { uint influences[]; };
layout(std430, set = 2, binding = 0) restrict readonly buffer InfluencePairs { uvec2 influencePairs[]; };
layout(std430, set = 2, binding = 0) restrict readonly buffer InfluenceQuads { uvec4 influenceQuads[]; };
layout(std430, set = 2, binding = 1) restrict readonly buffer MorphDeltas { uint morphDeltas[]; };
layout(std430, set = 2, binding = 2) restrict readonly buffer StoredPositions { vec2 storedPositions[]; };
layout(std430, set = 2, binding = 3) restrict readonly buffer StoredNormals { uvec2 storedNormals[]; };
layout(std430, set = 2, binding = 4) restrict readonly buffer StoredTangents { uvec2 storedTangents[]; };

#include "deform_rows.glsl"
#include "packed_vectors.glsl"
#include "stored_vertex.glsl"
#include "dual_quaternion.glsl"

vec3 morphed(vec3 base, uint job, uint firstWeight, uint block, uint vertex) {
    for (uint target = 0u; target < jobs[job].morph.x; ++target) {
        float weight = morphWeights[firstWeight + target];
        if (weight != 0.0) {
            base += weight * storedDisplacement(jobs[job].morph.z,
                                                block * jobs[job].morph.y + target, vertex);
        }
    }
    return base;
}

void add(inout Rows3 sum, float weight, uint row) {
    sum.x += weight * paletteRows[row];
    sum.y += weight * paletteRows[row + 1u];
    sum.z += weight * paletteRows[row + 2u];
}

void addAll(inout Rows3 sum, uvec4 joints, vec4 weights, uint firstRow) {
    [[unroll]] for (int slot = 0; slot < 4; ++slot) {
        add(sum, weights[slot], firstRow + 3u * joints[slot]);
    }
}

void addKnown(inout Rows3 sum, uvec4 joints, vec4 weights, uint firstRow, uint count) {
    [[unroll]] for (int slot = 0; slot < 4; ++slot) {
        if (joints[slot] < count) {
            add(sum, weights[slot], firstRow + 3u * joints[slot]);
        }
    }
}

void linearBlend(uint job, uint instance, uint pair, out Rows3 sums[2]) {
    sums[0] = Rows3(vec4(0.0), vec4(0.0), vec4(0.0));
    sums[1] = sums[0];
    vec2 totals = vec2(0.0);
    uint firstRow = 3u * instances[instance].first.x;
    bool stray = (jobs[job].work.w & kJobStrayJoints) != 0u;
    for (uint index = 0u; index < jobs[job].skin.y; ++index) {
        InfluencePair influence = storedInfluencePair(jobs[job].skin.z, index, pair);
        [[unroll]] for (int i = 0; i < 2; ++i) {
            totals[i] += dot(influence.weights[i], vec4(1.0));
            if (stray) {
                addKnown(sums[i], influence.joints[i], influence.weights[i], firstRow,
                         jobs[job].skin.x);
            } else {
                addAll(sums[i], influence.joints[i], influence.weights[i], firstRow);
            }
        }
    }
    if (normalizes(job)) {
        sums[0] = normalized(sums[0], totals[0], instance);
        sums[1] = normalized(sums[1], totals[1], instance);
    }
}

void worldFromPair(uint job, uint instance, uint pair, out Rows3 rows[2]) {
    if (jobs[job].skin.x == 0u) {
        rows[0] = rowsOf(instances[instance].worldFromMesh);
        rows[1] = rows[0];
    } else if (kDualQuaternions) {
        InfluenceSource source =
            InfluenceSource(jobs[job].skin.z, jobs[job].skin.y, jobs[job].skin.x);
        [[unroll]] for (uint i = 0u; i < 2u; ++i) {
            rows[i] = rowsOf(dualQuaternionBlend(source, 2u * pair + i, instances[instance],
                                                 normalizes(job)));
        }
    } else {
        linearBlend(job, instance, pair, rows);
    }
}

vec4 turnedTangent(mat3 worldFromMesh, vec4 tangent) {
    mat3 m = inRange(worldFromMesh);
    bool mirrors = dot(m[0], cross(m[1], m[2])) < 0.0;
    return vec4(m * tangent.xyz, mirrors ? -tangent.w : tangent.w);
}

uint movedNormal(uint job, uint firstWeight, uint vertex, uint code, Rows3 rows) {
    vec3 normal = unpackedNormal(code);
    if ((jobs[job].work.w & kJobMorphNormals) != 0u) {
        normal = morphed(normal, job, firstWeight, 1u, vertex);
    }
    return packedNormal(turnedNormal(inRange(matrixOf(rows)), normal));
}

uint movedTangent(uint job, uint firstWeight, uint vertex, uint code, Rows3 rows) {
    vec4 tangent = unpackedTangent(code);
    if ((jobs[job].work.w & kJobMorphTangents) != 0u) {
        tangent.xyz = morphed(tangent.xyz, job, firstWeight, 2u, vertex);
    }
    return packedTangent(turnedTangent(matrixOf(rows), tangent));
}

vec3 movedPosition(uint job, uint firstWeight, uint vertex, vec3 position, Rows3 rows) {
    return movedPoint(rows, morphed(position, job, firstWeight, 0u, vertex));
}

void main() {
    uint group = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
    uint job = jobOf(group);
    uint number = (group - jobs[job].work.x) * kDeformGroupSize + gl_LocalInvocationID.x;
    uint pairs = (jobs[job].work.y + 1u) >> 1;
    if (number >= pairs * jobs[job].work.z) {
        return;
    }
    uint copy = jobs[job].work.z > 1u ? number / pairs : 0u;
    uint pair = number - copy * pairs;
    uint vertex = 2u * pair;
    uint instance = jobs[job].instances.x + copy;
    uint flags = jobs[job].work.w;

    // Issues all loads from distant memory first.
    uint from = (jobs[job].stored.x >> 1) + 3u * pair;
    vec2 a = storedPositions[from], b = storedPositions[from + 1u], c = storedPositions[from + 2u];
    uvec2 normals =
        (flags & kJobNormals) != 0u ? storedNormals[(jobs[job].stored.y >> 1) + pair] : uvec2(0u);
    uvec2 tangents =
        (flags & kJobTangents) != 0u ? storedTangents[(jobs[job].stored.z >> 1) + pair] : uvec2(0u);
    Rows3 rows[2];
    worldFromPair(job, instance, pair, rows);
    uint firstWeight = jobs[job].morph.x > 0u ? instances[instance].first.y : 0u;

    uint to = copy * (jobs[job].instances.y >> 1) + pair;
    if ((flags & kJobNormals) != 0u) {
        deformedNormals[(jobs[job].result.y >> 1) + to] =
            uvec2(movedNormal(job, firstWeight, vertex, normals.x, rows[0]),
                  movedNormal(job, firstWeight, vertex + 1u, normals.y, rows[1]));
    }
    if ((flags & kJobTangents) != 0u) {
        deformedTangents[(jobs[job].result.z >> 1) + to] =
            uvec2(movedTangent(job, firstWeight, vertex, tangents.x, rows[0]),
                  movedTangent(job, firstWeight, vertex + 1u, tangents.y, rows[1]));
    }
    vec3 offset = instances[instance].offset.xyz;
    vec3 first = movedPosition(job, firstWeight, vertex, vec3(a, b.x), rows[0]) + offset;
    vec3 second = movedPosition(job, firstWeight, vertex + 1u, vec3(b.y, c), rows[1]) + offset;
    uint word = (jobs[job].result.x >> 1) + 3u * to;
    deformedPositions[word] = first.xy;
    deformedPositions[word + 1u] = vec2(first.z, second.x);
    deformedPositions[word + 2u] = second.yz;
}
