// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Morph targets and skinning with the same operations as model/evaluate/deform.h. Requires
// scene_sets.glsl or a `draw` of type DrawConstants.
#include "float_range.glsl"

layout(std430, set = 1, binding = 0) readonly buffer Palette { mat4 worldFromJoint[]; };
layout(std430, set = 1, binding = 1) readonly buffer MorphWeights { float morphWeights[]; };
layout(std430, set = 1, binding = 2) readonly buffer Instances { InstanceConstants instances[]; };

// Both start with a table (layout.h), followed by the arrays as stored in the file.
layout(std430, set = 3, binding = 0) readonly buffer Influences { uint influences[]; };
layout(std430, set = 3, binding = 0) readonly buffer InfluencePairs { uvec2 influencePairs[]; };
layout(std430, set = 3, binding = 0) readonly buffer InfluenceQuads { uvec4 influenceQuads[]; };
layout(std430, set = 3, binding = 1) readonly buffer MorphDeltas { uint morphDeltas[]; };

#include "packed_vectors.glsl"
#include "stored_vertex.glsl"
#include "dual_quaternion.glsl"

// Returns `value`. Some drivers recompile a shader for each draw whose constants decide a branch or
// a loop; they do not if the value depends on a buffer length (never 0).
uint asData(uint value) { return value * min(uint(worldFromJoint.length()), 1u); }

InfluenceSet influenceSet(uint vertex, uint index) {
    return storedInfluences(draw.skin.z, index, vertex);
}

// `block`: 0 positions, 1 normals, etc., in the order of the table.
vec3 morphed(vec3 base, uint vertex, uint firstWeight, uint block) {
    vec3 result = base;
    uint targets = asData(draw.morph.x);
    for (uint target = 0u; target < targets; ++target) {
        float weight = morphWeights[firstWeight + target];
        if (weight != 0.0) {
            uint entry = block * draw.morph.z + target;
            result += weight * storedDisplacement(draw.morph.w, entry, vertex);
        }
    }
    return result;
}

vec3 morphedPosition(vec3 position, uint vertex, InstanceConstants instance) {
    return morphed(position, vertex, instance.first.y, 0u);
}

vec3 morphedNormal(vec3 normal, uint vertex, InstanceConstants instance) {
    bool morphs = (asData(draw.draw.x) & kDrawMorphNormals) != 0u;
    return morphs ? morphed(normal, vertex, instance.first.y, 1u) : normal;
}

vec3 morphedTangent(vec3 tangent, uint vertex, InstanceConstants instance) {
    bool morphs = (asData(draw.draw.x) & kDrawMorphTangents) != 0u;
    return morphs ? morphed(tangent, vertex, instance.first.y, 2u) : tangent;
}

// The sum of weight × joint matrix over all sets, optionally divided by the sum of the weights.
mat4 linearBlend(uint vertex, InstanceConstants instance, bool normalizeWeights) {
    uint joints = asData(draw.skin.x);
    mat4x3 sum = mat4x3(0.0);
    float total = 0.0;
    uint sets = asData(draw.skin.y);
    for (uint index = 0u; index < sets; ++index) {
        InfluenceSet influence = influenceSet(vertex, index);
        total += dot(influence.weights, vec4(1.0));
        for (int slot = 0; slot < 4; ++slot) {
            float weight = influence.weights[slot];
            if (weight != 0.0 && influence.joints[slot] < joints) {
                uint at = instance.first.x + influence.joints[slot];
                sum[0] += weight * worldFromJoint[at][0].xyz;
                sum[1] += weight * worldFromJoint[at][1].xyz;
                sum[2] += weight * worldFromJoint[at][2].xyz;
                sum[3] += weight * worldFromJoint[at][3].xyz;
            }
        }
    }
    if (!normalizeWeights) {
        return mat4(sum);
    }
    if (total == 0.0) {  // one result for both cases needs fewer registers than two
        sum = mat4x3(instance.worldFromMesh);
        total = 1.0;
    }
    return mat4(sum * (1.0 / total));
}

InfluenceSource influencesOfDraw() {
    return InfluenceSource(draw.skin.z, asData(draw.skin.y), asData(draw.skin.x));
}

// The matrix from a morphed position of this vertex to world space. `sceneBits`: kScene….
mat4 worldFromVertex(uint vertex, InstanceConstants instance, uint sceneBits) {
    if (asData(draw.skin.x) == 0u) {
        return instance.worldFromMesh;
    }
    bool normalizeWeights = (sceneBits & kSceneNormalizeWeights) != 0u &&
                            (asData(draw.draw.x) & kDrawSumsAreOne) == 0u;
    return (sceneBits & kSceneDualQuaternions) != 0u
               ? dualQuaternionBlend(influencesOfDraw(), vertex, instance, normalizeWeights)
               : linearBlend(vertex, instance, normalizeWeights);
}

// Transforms normals to world space; they keep pointing outwards if the matrix mirrors.
mat3 plainNormalMatrix(mat3 m) {
    mat3 cofactor = mat3(cross(m[1], m[2]), cross(m[2], m[0]), cross(m[0], m[1]));
    return dot(m[0], cofactor[0]) < 0.0 ? -cofactor : cofactor;
}
mat3 normalMatrix(mat3 m) { return plainNormalMatrix(inRange(m)); }

// Normalises; 0 if degenerate.
vec3 unitOrNone(vec3 v) {
    vec3 scaled = inRange(v);
    float size = length(scaled);
    return size > 0.0 ? scaled / size : vec3(0.0);
}

// Transforms and normalises; 0 if degenerate. Scales the matrix first only where that is needed.
vec3 movedNormal(mat3 worldFromMesh, vec3 normal) {
    vec3 moved = plainNormalMatrix(worldFromMesh) * normal;
    float square = dot(moved, moved);
    if (isSafeProduct(square)) {
        return moved * inversesqrt(square);
    }
    return unitOrNone(normalMatrix(worldFromMesh) * normal);
}

// Transforms a tangent; a mirroring matrix flips its handedness (w).
vec4 movedTangent(mat3 worldFromMesh, vec3 tangent, float handedness) {
    mat3 m = inRange(worldFromMesh);
    return vec4(unitOrNone(m * tangent), determinant(m) < 0.0 ? -handedness : handedness);
}
