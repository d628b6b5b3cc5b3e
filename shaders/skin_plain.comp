#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#extension GL_EXT_control_flow_attributes : require

// A fast variant of skin.comp for the common case: all joints valid, no tangents, no morph
// targets. Types are known at pipeline creation, so all loads are issued
// together. A workgroup keeps a palette that fits in shared memory and processes many vertices of
// one instance with it. An invocation processes two vertices at a time.
#include "layout.h"
#include "deform_job.h"

layout(constant_id = 0) const uint kJointType = 0u;   // kStoredU8 or kStoredU16
layout(constant_id = 1) const uint kWeightType = 0u;  // kStored…
layout(constant_id = 2) const bool kFar = false;      // joint indices may reach kNearJoints or more
layout(constant_id = 3) const bool kNormalizes = false;  // divides by the sum of the weights
layout(local_size_x = 256) in;                        // kPlainGroupSize

layout(push_constant) uniform Constants { DeformConstants deform; };

layout(std140, set = 0, binding = 0) uniform Jobs { DeformJob jobs[kDeformMostJobs]; };
layout(std430, set = 0, binding = 1) restrict writeonly buffer Positions {
    vec2 deformedPositions[];
};
layout(std430, set = 0, binding = 2) restrict writeonly buffer Normals {
    uvec2 deformedNormals[];
};
layout(std430, set = 0, binding = 4) restrict readonly buffer Rows { vec4 paletteRows[]; };

layout(std430, set = 1, binding = 0) restrict readonly buffer Palette { mat4 worldFromJoint[]; };
layout(std430, set = 1, binding = 2) restrict readonly buffer Instances { InstanceConstants instances[]; };

layout(std430, set = 2, binding = 0) restrict readonly buffer InfluencePairs { uvec2 influencePairs[]; };
layout(std430, set = 2, binding = 0) restrict readonly buffer InfluenceQuads { uvec4 influenceQuads[]; };
layout(std430, set = 2, binding = 2) restrict readonly buffer StoredPositions { vec2 storedPositions[]; };
layout(std430, set = 2, binding = 3) restrict readonly buffer StoredNormals { uvec2 storedNormals[]; };

#include "deform_rows.glsl"
#include "packed_vectors.glsl"
#include "stored_integers.glsl"

shared vec4 nearRows[3u * kNearJoints];

// Joints of two vertices; the array starts at word `first`.
void jointsOf(uint first, uint pair, out uvec4 joints[2]) {
    if (kJointType == kStoredU8) {
        uvec2 words = influencePairs[(first >> 1) + pair];
        joints[0] = unpackedBytes(words.x);
        joints[1] = unpackedBytes(words.y);
    } else {
        uvec4 words = influenceQuads[(first >> 2) + pair];
        joints[0] = unpackedShorts(words.xy);
        joints[1] = unpackedShorts(words.zw);
    }
    if (!kFar) {  // data after the last vertex is arbitrary
        joints[0] &= kNearJoints - 1u;
        joints[1] &= kNearJoints - 1u;
    }
}

void weightsOf(uint first, uint pair, out vec4 weights[2]) {
    if (kWeightType == kStoredU8) {
        uvec2 words = influencePairs[(first >> 1) + pair];
        weights[0] = exactFloats(unpackedBytes(words.x)) * (1.0 / 255.0);
        weights[1] = exactFloats(unpackedBytes(words.y)) * (1.0 / 255.0);
    } else if (kWeightType == kStoredU16) {
        uvec4 words = influenceQuads[(first >> 2) + pair];
        weights[0] = exactFloats(unpackedShorts(words.xy)) * (1.0 / 65535.0);
        weights[1] = exactFloats(unpackedShorts(words.zw)) * (1.0 / 65535.0);
    } else {
        uint quad = (first >> 2) + 2u * pair;
        weights[0] = uintBitsToFloat(influenceQuads[quad]);
        weights[1] = uintBitsToFloat(influenceQuads[quad + 1u]);
    }
}

vec4 rowOf(uint firstRow, uint row) { return kFar ? paletteRows[firstRow + row] : nearRows[row]; }

void add(inout Rows3 sum, float weight, uint firstRow, uint joint) {
    sum.x += weight * rowOf(firstRow, 3u * joint);
    sum.y += weight * rowOf(firstRow, 3u * joint + 1u);
    sum.z += weight * rowOf(firstRow, 3u * joint + 2u);
}

void blend(uint job, uint instance, uint firstRow, uint pair, out Rows3 sums[2]) {
    sums[0] = Rows3(vec4(0.0), vec4(0.0), vec4(0.0));
    sums[1] = sums[0];
    vec2 totals = vec2(0.0);
    uint table = jobs[job].skin.z;
    for (uint index = 0u; index < jobs[job].skin.y; ++index) {
        uvec4 entry = influenceQuads[(table >> 2) + index];
        uvec4 joints[2];
        vec4 weights[2];
        jointsOf(table + entry.x, pair, joints);
        weightsOf(table + entry.z, pair, weights);
        [[unroll]] for (int i = 0; i < 2; ++i) {
            if (kNormalizes) {
                totals[i] += dot(weights[i], vec4(1.0));
            }
            [[unroll]] for (int slot = 0; slot < 4; ++slot) {
                add(sums[i], weights[i][slot], firstRow, joints[i][slot]);
            }
        }
    }
    if (kNormalizes) {
        sums[0] = normalized(sums[0], totals[0], instance);
        sums[1] = normalized(sums[1], totals[1], instance);
    }
}

// Scales the matrices first only where that is needed: both vertices are rarely out of range.
uvec2 turnedNormals(Rows3 rows[2], uvec2 codes) {
    mat3 first = matrixOf(rows[0]), second = matrixOf(rows[1]);
    vec3 normals[2] = vec3[2](unpackedNormal(codes.x), unpackedNormal(codes.y));
    vec3 a = turnedNormal(first, normals[0]), b = turnedNormal(second, normals[1]);
    float sizeOfA = sizeOf(a), sizeOfB = sizeOf(b);
    if (isSafeProduct(sizeOfA) && isSafeProduct(sizeOfB)) {
        return uvec2(packedNormal(a, sizeOfA), packedNormal(b, sizeOfB));
    }
    return uvec2(packedNormal(turnedNormal(inRange(first), normals[0])),
                 packedNormal(turnedNormal(inRange(second), normals[1])));
}

void deformPair(uint job, uint instance, uint firstRow, uint pair, uint to) {
    uint from = (jobs[job].stored.x >> 1) + 3u * pair;
    vec2 a = storedPositions[from], b = storedPositions[from + 1u], c = storedPositions[from + 2u];
    bool turns = (jobs[job].work.w & kJobNormals) != 0u;
    uvec2 normals = turns ? storedNormals[(jobs[job].stored.y >> 1) + pair] : uvec2(0u);
    Rows3 rows[2];
    blend(job, instance, firstRow, pair, rows);
    vec3 offset = instances[instance].offset.xyz;
    vec3 first = movedPoint(rows[0], vec3(a, b.x)) + offset;
    vec3 second = movedPoint(rows[1], vec3(b.y, c)) + offset;
    uint word = (jobs[job].result.x >> 1) + 3u * to;
    deformedPositions[word] = first.xy;
    deformedPositions[word + 1u] = vec2(first.z, second.x);
    deformedPositions[word + 2u] = second.yz;
    if (turns) {
        deformedNormals[(jobs[job].result.y >> 1) + to] = turnedNormals(rows, normals);
    }
}

// A row of the palette: from the matrices if the device holds them, otherwise from the copy that
// palette_rows.comp made.
vec4 storedRow(uint firstRow, uint row) {
    if (deform.jobs.w == 0u) {
        return paletteRows[firstRow + row];
    }
    uint matrix = (firstRow + row) / 3u, component = row % 3u;
    return vec4(worldFromJoint[matrix][0][component], worldFromJoint[matrix][1][component],
                worldFromJoint[matrix][2][component], worldFromJoint[matrix][3][component]);
}

void main() {
    uint group = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
    uint job = jobOf(group);
    uint pairs = (jobs[job].work.y + 1u) >> 1;
    uint groupsOfCopy = jobs[job].instances.w;
    uint copy = (group - jobs[job].work.x) / groupsOfCopy;
    uint number = group - jobs[job].work.x - copy * groupsOfCopy;
    uint large = min(number, jobs[job].instances.z);
    bool isLarge = number < jobs[job].instances.z;
    const uint small = kPlainSmallTurns * kPlainGroupSize;
    uint begin = large * jobs[job].result.w + (number - large) * small;
    uint share = isLarge ? jobs[job].result.w : small;
    // The dispatch may contain groups after the last job.
    bool works = copy < jobs[job].work.z;
    uint instance = jobs[job].instances.x + (works ? copy : 0u);
    uint firstRow = 3u * instances[instance].first.x;
    if (!kFar) {
        uint count = 3u * min(jobs[job].skin.x, kNearJoints);
        for (uint row = gl_LocalInvocationID.x; row < count; row += kPlainGroupSize) {
            nearRows[row] = storedRow(firstRow, row);
        }
        barrier();
    }
    uint end = works ? min(begin + share, pairs) : 0u;
    uint shift = copy * (jobs[job].instances.y >> 1);
    for (uint pair = begin + gl_LocalInvocationID.x; pair < end; pair += kPlainGroupSize) {
        deformPair(job, instance, firstRow, pair, shift + pair);
    }
}
