// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Morph targets and skinning, operation for operation as model/evaluate/deform.h. Needs
// scene_sets.glsl or a `draw` of type DrawConstants before it.

layout(std430, set = 1, binding = 0) readonly buffer Palette { mat4 worldFromJoint[]; };
layout(std430, set = 1, binding = 1) readonly buffer MorphWeights { float morphWeights[]; };

// Both begin with a table (layout.h); behind it the arrays lie as the file stores them.
layout(std430, set = 3, binding = 0) readonly buffer Influences { uint influences[]; };
layout(std430, set = 3, binding = 1) readonly buffer MorphDeltas { uint morphDeltas[]; };

// The same number. Some drivers compile a shader anew for each draw whose constants decide a branch
// or end a loop; what depends on a buffer's length (never 0) they leave alone.
uint asData(uint value) { return value * min(uint(worldFromJoint.length()), 1u); }

struct InfluenceSet {
    uvec4 joints;
    vec4 weights;
};

// The four components of a vertex in an array of integers.
uvec4 storedIntegers(uint first, uint type, uint vertex) {
    if (type == kStoredU8) {
        return (uvec4(influences[first + vertex]) >> uvec4(0u, 8u, 16u, 24u)) & 0xffu;
    }
    uint low = influences[first + 2u * vertex];
    uint high = influences[first + 2u * vertex + 1u];
    return uvec4(low & 0xffffu, low >> 16, high & 0xffffu, high >> 16);
}

// Integers are shares of their largest value (glTF 2.0, 3.6.2.2).
vec4 storedWeights(uint first, uint type, uint vertex) {
    if (type == kStoredF32) {
        uint at = first + 4u * vertex;
        return uintBitsToFloat(uvec4(influences[at], influences[at + 1u], influences[at + 2u],
                                     influences[at + 3u]));
    }
    return vec4(storedIntegers(first, type, vertex)) / (type == kStoredU8 ? 255.0 : 65535.0);
}

InfluenceSet influenceSet(uint vertex, uint index) {
    uint entry = index * kInfluenceEntryWords;
    InfluenceSet result;
    result.joints = storedIntegers(influences[entry], influences[entry + 1u], vertex);
    result.weights = storedWeights(influences[entry + 2u], influences[entry + 3u], vertex);
    return result;
}

vec3 morphed(vec3 base, uint vertex, uint block) {
    vec3 result = base;
    uint targets = asData(draw.morph.x);
    for (uint target = 0u; target < targets; ++target) {
        float weight = morphWeights[draw.morph.y + target];
        uint first = morphDeltas[block * draw.morph.z + target];
        if (weight != 0.0 && first != kNoDisplacement) {
            uint at = first + 3u * vertex;
            result += weight * uintBitsToFloat(uvec3(morphDeltas[at], morphDeltas[at + 1u],
                                                     morphDeltas[at + 2u]));
        }
    }
    return result;
}

vec3 morphedPosition(vec3 position, uint vertex) { return morphed(position, vertex, 0u); }

vec3 morphedNormal(vec3 normal, uint vertex) {
    return (asData(draw.draw.x) & kDrawMorphNormals) != 0u ? morphed(normal, vertex, 1u) : normal;
}

// The matrix that takes a morphed position of this vertex to world space.
mat4 worldFromVertex(uint vertex, bool normalizeWeights) {
    uint joints = asData(draw.skin.x);
    if (joints == 0u) {
        return draw.worldFromMesh;
    }
    mat4 sum = mat4(0.0);
    float total = 0.0;
    uint sets = asData(draw.skin.y);
    for (uint index = 0u; index < sets; ++index) {
        InfluenceSet influence = influenceSet(vertex, index);
        for (int slot = 0; slot < 4; ++slot) {
            float weight = influence.weights[slot];
            total += weight;
            if (weight != 0.0 && influence.joints[slot] < joints) {
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
    uint sets = asData(draw.skin.y);
    for (uint index = 0u; index < sets; ++index) {
        InfluenceSet influence = influenceSet(vertex, index);
        for (int slot = 0; slot < 4; ++slot) {
            sum += influence.joints[slot] == joint ? influence.weights[slot] : 0.0;
        }
    }
    return sum;
}
