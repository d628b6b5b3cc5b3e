// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// What both vertex shaders of a mesh hand on, and the values of the data views. Needs
// scene_sets.glsl and deform.glsl before it.

layout(location = 0) out vec3 outFromEye;   // world space
layout(location = 1) out vec3 outNormal;    // world space, unit; 0 where there is none
layout(location = 2) out vec4 outTexcoords; // two sets
layout(location = 3) out vec4 outColor;
layout(location = 4) out vec3 outData;
layout(location = 5) out vec4 outTangent;   // world space; w: handedness, 0 where there is none
layout(location = 6) out float outMeshScale; // of lengths in mesh space to world space

layout(constant_id = 0) const bool kHandsOnData = true;  // the values of the data views

// How far apart the two ways to blend joints leave a vertex, world space.
float skinningDifference(uint vertex, InstanceConstants instance, vec3 stored) {
    if (asData(draw.skin.x) == 0u) {
        return 0.0;
    }
    bool normalizeWeights = (asData(scene.view.z) & kSceneNormalizeWeights) != 0u;
    vec4 position = vec4(morphedPosition(stored, vertex, instance), 1.0);
    mat4 linear = linearBlend(vertex, instance, normalizeWeights);
    mat4 dual = dualQuaternionBlend(vertex, instance, normalizeWeights);
    return length((dual * position).xyz - (linear * position).xyz);
}

// Of the influence set that is shown.
vec3 rawInfluences(uint vertex, uint view) {
    uint joints = asData(draw.skin.x);
    if (asData(scene.view.y) >= draw.skin.y) {
        return vec3(0.0);
    }
    InfluenceSet influence = influenceSet(vertex, scene.view.y);
    if (view == kViewRawWeights) {
        return influence.weights.xyz;
    }
    return joints > 1u ? vec3(influence.joints.xyz) / float(joints - 1u) : vec3(0.0);
}

// `stored`: the position as the file has it.
vec3 viewData(uint vertex, InstanceConstants instance, vec3 stored) {
    if (!kHandsOnData) {
        return vec3(0.0);
    }
    uint view = asData(scene.view.x);
    if (asData(draw.skin.x) == 0u) {
        return vec3(0.0);
    }
    if (view == kViewWeight) {
        return vec3(jointWeight(vertex, draw.draw.z));
    }
    if (view == kViewRawJoints || view == kViewRawWeights) {
        return rawInfluences(vertex, view);
    }
    if (view == kViewSkinningDifference) {
        return vec3(skinningDifference(vertex, instance, stored) / scene.data.x);
    }
    return vec3(0.0);
}

void handOn(vec3 world, vec4 texcoords, vec4 color) {
    gl_Position = scene.clipFromWorld * vec4(world, 1.0);
    gl_PointSize = scene.viewport.z;
    outFromEye = world - scene.eye.xyz;
    outTexcoords = vec4(hasDrawFlag(kDrawHasTexcoords) ? texcoords.xy : vec2(0.0),
                        hasDrawFlag(kDrawHasSecondTexcoords) ? texcoords.zw : vec2(0.0));
    outColor = hasDrawFlag(kDrawHasColors) ? color : vec4(1.0);
    outMeshScale = instances[gl_InstanceIndex].offset.w;
}
