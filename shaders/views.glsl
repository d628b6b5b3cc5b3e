// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The values of unlit views: per vertex if they need influences (viewData, with FOR_DATA defined),
// otherwise per point (viewColor). Views of flat values are in surface_corners.frag.

#ifdef FOR_DATA

// Vertex shaders. Requires scene_sets.glsl and deform.glsl.
#include "colors.h"
#include "joint_marks.glsl"
#include "given_values.glsl"

// World-space distance between linear and dual-quaternion skinning of a vertex.
float skinningDifference(uint vertex, InstanceConstants instance, vec3 stored) {
    if (asData(draw.skin.x) == 0u) {
        return 0.0;
    }
    bool normalizeWeights = (asData(scene.view.z) & kSceneNormalizeWeights) != 0u;
    vec4 position = vec4(morphedPosition(stored, vertex, instance), 1.0);
    mat4 linear = linearBlend(vertex, instance, normalizeWeights);
    mat4 dual = dualQuaternionBlend(influencesOfDraw(), vertex, instance, normalizeWeights);
    return length((dual * position).xyz - (linear * position).xyz);
}

// x: sum of the stored weights of the shown joints; y: 1 if any joint has a weight.
vec3 shownWeight(uint vertex) {
    float sum = 0.0;
    float any = 0.0;
    uint sets = asData(draw.skin.y);
    for (uint index = 0u; index < sets; ++index) {
        InfluenceSet influence = influenceSet(vertex, index);
        for (int slot = 0; slot < 4; ++slot) {
            uint joint = influence.joints[slot];
            bool known = joint < draw.skin.x;
            bool shown = known && (markOf(min(joint, draw.skin.x - 1u)) & kJointShown) != 0u;
            sum += shown ? influence.weights[slot] : 0.0;
            any = influence.weights[slot] != 0.0 ? 1.0 : any;
        }
    }
    return vec3(sum, any, 0.0);
}

// The mean of the joints' colours by weight.
vec3 meanJointColor(uint vertex) {
    vec3 sum = vec3(0.0);
    float total = 0.0;
    uint sets = asData(draw.skin.y);
    for (uint index = 0u; index < sets; ++index) {
        InfluenceSet influence = influenceSet(vertex, index);
        for (int slot = 0; slot < 4; ++slot) {
            uint joint = influence.joints[slot];
            float weight = joint < draw.skin.x ? influence.weights[slot] : 0.0;
            sum += weight * colorOfMark(markOf(min(joint, draw.skin.x - 1u)));
            total += weight;
        }
    }
    return total != 0.0 ? sum / total : kUnweightedColor;
}

// Weights of the selected influence set.
vec3 rawWeights(uint vertex) {
    if (asData(scene.view.y) >= draw.skin.y) {
        return vec3(0.0);
    }
    vec4 weights = influenceSet(vertex, scene.view.y).weights;
    uint component = asData(scene.chosen.x);
    return component == kEveryComponent ? weights.xyz : vec3(weights[component]);
}

// `stored`: the stored position.
vec3 viewData(uint vertex, InstanceConstants instance, vec3 stored) {
    uint view = asData(scene.view.x);
    if ((asData(scene.view.z) & kSceneCorners) != 0u) {
        return stored;
    }
    if ((asData(scene.view.z) & kSceneValues) != 0u) {
        return givenValue(vertex);
    }
    if (asData(draw.skin.x) == 0u) {
        return vec3(0.0);
    }
    if (view == kViewWeight) {
        return shownWeight(vertex);
    }
    if (view == kViewJointColors) {
        return meanJointColor(vertex);
    }
    if (view == kViewRawWeights) {
        return rawWeights(vertex);
    }
    if (view == kViewSkinningDifference) {
        return vec3(skinningDifference(vertex, instance, stored) / scene.data.x);
    }
    return vec3(0.0);
}

#else

// Fragment shaders: sRGB bytes. Requires surface.glsl, normal_map.glsl and surface_marks.glsl.
#include "heat.glsl"
#include "given_values.glsl"

// For values of skinned meshes.
vec3 ofSkin(vec3 color) { return draw.skin.x == 0u ? kNeutralColor : color; }

vec3 weightColor() {
    if (!hasDrawFlag(kDrawShowsJoint)) {
        return kNeutralColor;
    }
    vec3 color = heat(inData.x);
    if (scene.chosen.z == kZeroOfAll && inData.y == 0.0) {
        return kUnweightedColor;
    }
    if (scene.chosen.z == kZeroOfJoint && inData.x == 0.0) {
        return kUnaffectedColor;
    }
    return inData.x < 0.0 ? kNegativeColor : color;
}

// The shading normal, facing outwards.
vec3 lightNormal() {
    if (!hasDrawFlag(kDrawNormalMapped)) {
        return outwardNormal();
    }
    vec3 mapped = mappedNormal(texelOf(kSlotNormal).rgb, material.surface.z, texcoordOf(kSlotNormal));
    return gl_FrontFacing ? mapped : -mapped;
}

vec3 tangentColor() {
    float size = length(inTangent.xyz);
    return size > 1e-6 && inTangent.w != 0.0 ? 0.5 + 0.5 * inTangent.xyz / size : kNeutralColor;
}

// Unchanged from 0 to 1; repeats outside, with some blue.
vec3 uvColor() {
    if (!hasDrawFlag(kDrawHasTexcoords)) {
        return kNeutralColor;
    }
    vec2 uv = inTexcoords.xy;
    bool inside = uv == clamp(uv, 0.0, 1.0);
    return inside ? vec3(uv, 0.0) : vec3(fract(uv), kOutsideUvBlue);
}

vec4 viewColor() {
    if (hasSceneFlag(kSceneValues)) {
        return vec4(givenColor(inData), 1.0);
    }
    switch (scene.view.x) {
        case kViewUnlit: {
            vec4 color = baseColor();
            return vec4(encodeSrgb(markedColor(color.rgb)), color.a);
        }
        case kViewWireframe: return vec4(gl_FrontFacing ? kEdgeColor : kFarEdgeColor, 1.0);
        case kViewNormals: return vec4(0.5 + 0.5 * lightNormal(), 1.0);
        case kViewGeometryNormals: return vec4(0.5 + 0.5 * outwardNormal(), 1.0);
        case kViewTangents: return vec4(tangentColor(), 1.0);
        case kViewUv: return vec4(uvColor(), 1.0);
        case kViewVertexColor: return vec4(hasDrawFlag(kDrawHasColors) ? inColor.rgb : kNeutralColor, 1.0);
        case kViewWeight: return vec4(ofSkin(weightColor()), 1.0);
        case kViewJointColors:
        case kViewRawWeights: return vec4(ofSkin(inData), 1.0);
        case kViewBindPose: return vec4(kBindPoseColor, 1.0);
        case kViewDepth: {
            float depth = dot(inFromEye, scene.forward.xyz);
            return vec4(heat(depth * scene.values.x + scene.values.y), 1.0);
        }
        case kViewSkinningDifference: return vec4(ofSkin(heat(inData.x)), 1.0);
        default: return vec4(kNeutralColor, 1.0);
    }
}

#endif
