#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#extension GL_GOOGLE_include_directive : require
#include "scene_sets.glsl"
#include "deform.glsl"

layout(location = 0) in vec3 inPosition;
layout(location = 1) in vec3 inNormal;
layout(location = 2) in vec2 inTexcoord;
layout(location = 3) in vec4 inColor;

layout(location = 0) out vec3 outFromEye;  // world space
layout(location = 1) out vec3 outNormal;   // world space
layout(location = 2) out vec2 outTexcoord;
layout(location = 3) out vec4 outColor;
layout(location = 4) out vec3 outData;

vec3 viewData(uint vertex, uint view) {
    uint joints = asData(draw.skin.x);
    if (joints == 0u) {
        return vec3(0.0);
    }
    if (view == kViewWeight) {
        return vec3(jointWeight(vertex, draw.draw.z));
    }
    if (asData(scene.view.y) >= draw.skin.y) {
        return vec3(0.0);
    }
    InfluenceSet influence = influenceSet(vertex, scene.view.y);
    if (view == kViewRawWeights) {
        return influence.weights.xyz;
    }
    return joints > 1u ? vec3(influence.joints.xyz) / float(joints - 1u) : vec3(0.0);
}

void main() {
    uint vertex = uint(gl_VertexIndex);
    uint view = asData(scene.view.x);
    bool normalizeWeights = (asData(scene.view.z) & kSceneNormalizeWeights) != 0u;
    mat4 worldFromMesh = mat4(1.0);
    vec3 position = inPosition;
    vec3 normal = inNormal;
    if (view != kViewBindPose) {
        worldFromMesh = worldFromVertex(vertex, normalizeWeights);
        position = morphedPosition(position, vertex);
        normal = normalMatrix(mat3(worldFromMesh)) * morphedNormal(normal, vertex);
    }
    vec3 world = (worldFromMesh * vec4(position, 1.0)).xyz;

    gl_Position = scene.clipFromWorld * vec4(world, 1.0);
    gl_PointSize = scene.viewport.z;
    outFromEye = world - scene.eye.xyz;
    float size = length(normal);
    outNormal = size > 0.0 ? normal / size : vec3(0.0);
    outTexcoord = hasDrawFlag(kDrawHasTexcoords) ? inTexcoord : vec2(0.0);
    outColor = hasDrawFlag(kDrawHasColors) ? inColor : vec4(1.0);
    outData = view >= kViewWeight && view <= kViewRawWeights ? viewData(vertex, view) : vec3(0.0);
}
