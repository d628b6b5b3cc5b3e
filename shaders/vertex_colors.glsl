// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The colours of flat views at a vertex, sRGB; scene/frame/value_colors.h computes the same.
// Requires corner_values.glsl and colors.h.

vec3 componentOf(vec3 first, float last) {
    uint component = scene.chosen.x;
    return component == kEveryComponent ? first : vec3(component == 3u ? last : first[component]);
}

vec3 jointIndexColor(uint vertex) {
    uint joints = draw.skin.x;
    if (scene.view.y >= draw.skin.y || joints < 2u) {
        return vec3(0.0);
    }
    vec4 values = vec4(setOf(vertex, scene.view.y).joints) / float(joints - 1u);
    return componentOf(values.xyz, values.w);
}

vec3 colorOfJoint(uint joint) {
    return joint == kNoJoint ? kUnweightedColor : colorOfMark(markOf(joint));
}

vec3 countColor(uint count) {
    float n = float(count);
    if (count == 0u) {
        return kUnweightedColor;
    }
    if (count <= 4u) {
        return mix(kFewestColor, kFourColor, (n - 1.0) / 3.0);
    }
    return count <= 8u ? mix(kFiveColor, kEightColor, (n - 5.0) / 3.0) : kTooManyColor;
}

vec3 sumColor(uint vertex) {
    WeightSum sum = weightSum(vertex);
    if (sum.empty) {
        return kUnweightedColor;
    }
    if (!sum.wrong) {
        return kRightSumColor;
    }
    float decades = log2(max(abs(sum.off), 1e-30)) * 0.30102999566;
    float t = clamp((decades + 7.0) / 7.0, 0.0, 1.0);
    return sum.off < 0.0 ? mix(kSlightlyLessColor, kMuchLessColor, t)
                         : mix(kSlightlyMoreColor, kMuchMoreColor, t);
}

vec3 faultColor(uint vertex) {
    uint fault = weightFault(vertex);
    return fault == kFaultNone       ? kUnaffectedColor
           : fault == kFaultNoWeight ? kUnweightedColor
                                     : kNoSuchJointColor;
}

vec3 flatVertexColor(uint vertex) {
    switch (scene.view.x) {
        case kViewRawJoints: return jointIndexColor(vertex);
        case kViewDominantJoint: return colorOfJoint(dominantJoint(vertex));
        case kViewInfluenceCount: return countColor(tallyOf(vertex).joints);
        case kViewWeightSum: return sumColor(vertex);
        case kViewUnweighted: return faultColor(vertex);
        default: return kNeutralColor;
    }
}
