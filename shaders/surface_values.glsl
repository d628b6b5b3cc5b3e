// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Outputs of both mesh vertex shaders, and the values of data views. Requires scene_sets.glsl and
// deform.glsl. Compiled once per kind of fragment shader, with only the outputs that it reads:
// FOR_LIT (surface_lit.frag), FOR_DATA (surface_data.frag and surface_mark.frag) or FOR_SHADOW
// (shadow.frag) is defined.

layout(location = 2) out vec4 outTexcoords;  // two sets
layout(location = 3) out vec4 outColor;
#ifndef FOR_SHADOW
layout(location = 0) out vec3 outFromEye;  // world space
layout(location = 1) out vec3 outNormal;   // world space, unit; 0: none
layout(location = 5) out vec4 outTangent;  // world space; w: handedness, 0: none
#endif
#ifdef FOR_DATA
layout(location = 4) out vec3 outData;
#endif
#ifdef FOR_LIT
layout(location = 6) out float outMeshScale;  // length scale from mesh space to world space
#endif

// World-space distance between linear and dual-quaternion skinning of a vertex.
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

// Values of the selected influence set.
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

// `stored`: the stored position.
vec3 viewData(uint vertex, InstanceConstants instance, vec3 stored) {
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

void handOn(vec3 world, vec3 normal, vec4 tangent, vec4 texcoords, vec4 color) {
    gl_Position = scene.clipFromWorld * vec4(world, 1.0);
    gl_PointSize = scene.viewport.z;
    outTexcoords = vec4(hasDrawFlag(kDrawHasTexcoords) ? texcoords.xy : vec2(0.0),
                        hasDrawFlag(kDrawHasSecondTexcoords) ? texcoords.zw : vec2(0.0));
    outColor = hasDrawFlag(kDrawHasColors) ? color : vec4(1.0);
#ifndef FOR_SHADOW
    outFromEye = world - scene.eye.xyz;
    outNormal = normal;
    outTangent = tangent;
#endif
#ifdef FOR_LIT
    outMeshScale = instances[gl_InstanceIndex].offset.w;
#endif
}

void handOnData(uint vertex, vec3 stored) {
#ifdef FOR_DATA
    outData = viewData(vertex, instances[gl_InstanceIndex], stored);
#endif
}
