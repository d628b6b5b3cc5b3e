// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The colour of a data view at a point, as sRGB bytes. Requires surface.glsl, normal_map.glsl and
// surface_marks.glsl.

// The same as in viewport/scene/frame/data_colors.h.
const vec3 kNeutral = vec3(112.0, 112.0, 112.0) / 255.0;    // no value, or not this skin
const vec3 kUnaffected = vec3(160.0, 164.0, 172.0) / 255.0; // weight exactly 0
const vec3 kBindPose = vec3(186.0, 190.0, 196.0) / 255.0;
const vec3 kEdge = vec3(214.0, 220.0, 228.0) / 255.0;
const vec3 kFarEdge = vec3(104.0, 112.0, 126.0) / 255.0;  // edges of back faces
const float kOutsideUv = 0.5;                             // blue for coordinates outside 0 to 1

vec3 heat(float value) {
    uint index = uint(clamp(value, 0.0, 1.0) * 255.0 + 0.5);
    uint packed = palette.colors[index >> 2][index & 3u];
    return unpackUnorm4x8(packed).rgb;
}

vec3 skinData() {
    if (draw.skin.x == 0u) {
        return kNeutral;
    }
    if (scene.view.x == kViewSkinningDifference) {
        return heat(inData.x);
    }
    if (scene.view.x != kViewWeight) {
        return inData;
    }
    if (!hasDrawFlag(kDrawShowsJoint)) {
        return kNeutral;
    }
    return inData.x > 0.0 ? heat(inData.x) : kUnaffected;
}

// The shading normal, on the outer side.
vec3 lightNormal() {
    if (!hasDrawFlag(kDrawNormalMapped)) {
        return outwardNormal();
    }
    vec3 mapped = mappedNormal(texelOf(kSlotNormal).rgb, material.surface.z, texcoordOf(kSlotNormal));
    return gl_FrontFacing ? mapped : -mapped;
}

vec3 tangentColor() {
    float size = length(inTangent.xyz);
    return size > 1e-6 && inTangent.w != 0.0 ? 0.5 + 0.5 * inTangent.xyz / size : kNeutral;
}

// 0 to 1 unchanged; repeats outside, with some blue.
vec3 uvColor() {
    if (!hasDrawFlag(kDrawHasTexcoords)) {
        return kNeutral;
    }
    vec2 uv = inTexcoords.xy;
    bool inside = uv == clamp(uv, 0.0, 1.0);
    return inside ? vec3(uv, 0.0) : vec3(fract(uv), kOutsideUv);
}

vec4 viewColor() {
    switch (scene.view.x) {
        case kViewUnlit: {
            vec4 color = baseColor();
            return vec4(encodeSrgb(markedColor(color.rgb)), color.a);
        }
        case kViewWireframe: return vec4(gl_FrontFacing ? kEdge : kFarEdge, 1.0);
        case kViewNormals: return vec4(0.5 + 0.5 * lightNormal(), 1.0);
        case kViewGeometryNormals: return vec4(0.5 + 0.5 * outwardNormal(), 1.0);
        case kViewTangents: return vec4(tangentColor(), 1.0);
        case kViewUv: return vec4(uvColor(), 1.0);
        case kViewVertexColor: return vec4(hasDrawFlag(kDrawHasColors) ? inColor.rgb : kNeutral, 1.0);
        case kViewBindPose: return vec4(kBindPose, 1.0);
        default: return vec4(skinData(), 1.0);
    }
}
