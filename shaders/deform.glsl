// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Morph targets and skinning, operation for operation as model/evaluate/deform.h. Needs
// scene_sets.glsl or a `draw` of type DrawConstants before it.

layout(std430, set = 1, binding = 0) readonly buffer Palette { mat4 worldFromJoint[]; };
layout(std430, set = 1, binding = 1) readonly buffer MorphWeights { float morphWeights[]; };

// Per vertex and set: two words of joints (16 bits each), four weights as float bits.
layout(std430, set = 3, binding = 0) readonly buffer Influences { uint influences[]; };
// Per target and vertex: three floats; after all targets' positions all targets' normals.
layout(std430, set = 3, binding = 1) readonly buffer MorphDeltas { float morphDeltas[]; };

const uint kWordsPerSet = 6u;

struct InfluenceSet {
    uvec4 joints;
    vec4 weights;
};

InfluenceSet influenceSet(uint vertex, uint index) {
    uint at = (vertex * draw.skin.y + index) * kWordsPerSet;
    uint low = influences[at];
    uint high = influences[at + 1u];
    InfluenceSet result;
    result.joints = uvec4(low & 0xffffu, low >> 16, high & 0xffffu, high >> 16);
    result.weights = uintBitsToFloat(uvec4(influences[at + 2u], influences[at + 3u],
                                           influences[at + 4u], influences[at + 5u]));
    return result;
}

vec3 morphed(vec3 base, uint vertex, uint block) {
    vec3 result = base;
    for (uint target = 0u; target < draw.morph.x; ++target) {
        float weight = morphWeights[draw.morph.y + target];
        if (weight != 0.0) {
            uint at = ((block * draw.morph.z + target) * draw.draw.y + vertex) * 3u;
            result += weight * vec3(morphDeltas[at], morphDeltas[at + 1u], morphDeltas[at + 2u]);
        }
    }
    return result;
}

vec3 morphedPosition(vec3 position, uint vertex) { return morphed(position, vertex, 0u); }

vec3 morphedNormal(vec3 normal, uint vertex) {
    return (draw.draw.x & kDrawMorphNormals) != 0u ? morphed(normal, vertex, 1u) : normal;
}

// The matrix that takes a morphed position of this vertex to world space.
mat4 worldFromVertex(uint vertex, bool normalizeWeights) {
    if (draw.skin.x == 0u) {
        return draw.worldFromMesh;
    }
    mat4 sum = mat4(0.0);
    float total = 0.0;
    for (uint index = 0u; index < draw.skin.y; ++index) {
        InfluenceSet influence = influenceSet(vertex, index);
        for (int slot = 0; slot < 4; ++slot) {
            float weight = influence.weights[slot];
            total += weight;
            if (weight != 0.0 && influence.joints[slot] < draw.skin.x) {
                sum += weight * worldFromJoint[influence.joints[slot]];
            }
        }
    }
    if (!normalizeWeights) {
        return sum;
    }
    return total != 0.0 ? sum / total : draw.worldFromMesh;
}

// Takes normals to world space; keeps them pointing outwards when the matrix mirrors.
mat3 normalMatrix(mat3 m) {
    mat3 cofactor = mat3(cross(m[1], m[2]), cross(m[2], m[0]), cross(m[0], m[1]));
    return dot(m[0], cofactor[0]) < 0.0 ? -cofactor : cofactor;
}

// Sum of the stored weights that belong to `joint`, over all sets.
float jointWeight(uint vertex, uint joint) {
    float sum = 0.0;
    for (uint index = 0u; index < draw.skin.y; ++index) {
        InfluenceSet influence = influenceSet(vertex, index);
        for (int slot = 0; slot < 4; ++slot) {
            sum += influence.joints[slot] == joint ? influence.weights[slot] : 0.0;
        }
    }
    return sum;
}
