#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#extension GL_GOOGLE_include_directive : require
#include "surface.glsl"
#include "studio_light.glsl"

// All views but `shaded` and `clay`: sRGB bytes as they shall be shown.

// The same as in viewport/scene/data_colors.h.
const vec3 kNeutral = vec3(112.0, 112.0, 112.0) / 255.0;    // no skin, or not the shown one
const vec3 kUnaffected = vec3(160.0, 164.0, 172.0) / 255.0; // weight exactly 0
const vec3 kBindPose = vec3(186.0, 190.0, 196.0) / 255.0;
const vec3 kEdge = vec3(214.0, 220.0, 228.0) / 255.0;
const vec3 kFarEdge = vec3(104.0, 112.0, 126.0) / 255.0;  // of triangles that face away

vec3 heat(float value) {
    uint index = uint(clamp(value, 0.0, 1.0) * 255.0 + 0.5);
    uint packed = palette.colors[index >> 2][index & 3u];
    return unpackUnorm4x8(packed).rgb;
}

vec3 skinData() {
    if (draw.skin.x == 0u) {
        return kNeutral;
    }
    if (scene.view.x != kViewWeight) {
        return inData;
    }
    if (!hasDrawFlag(kDrawShowsJoint)) {
        return kNeutral;
    }
    return inData.x > 0.0 ? heat(inData.x) : kUnaffected;
}

vec4 viewColor() {
    switch (scene.view.x) {
        case kViewUnlit: {
            vec4 color = baseColor();
            return vec4(encodeSrgb(color.rgb), color.a);
        }
        case kViewWireframe: return vec4(gl_FrontFacing ? kEdge : kFarEdge, 1.0);
        case kViewNormals: return vec4(0.5 + 0.5 * outwardNormal(), 1.0);
        case kViewBindPose: return vec4(kBindPose, 1.0);
        default: return vec4(skinData(), 1.0);
    }
}

void main() {
    vec4 color = viewColor();
    // The bind pose has no values of its own to keep: it always shows its form.
    float relief = scene.view.x == kViewBindPose ? 1.0 : scene.forward.w;
    bool shaded = relief > 0.0 && scene.view.x != kViewWireframe &&
                  (hasDrawFlag(kDrawSurface) || hasDrawFlag(kDrawHasNormals));
    if (shaded) {
        color.rgb *= mix(1.0, softShade(shadingNormal()), relief);
    }
    if (hasDrawFlag(kDrawHighlighted)) {
        bool edges = scene.view.x == kViewWireframe;
        float outline = rim(shadingNormal());  // squared: the data inside keeps its colour
        color.rgb = mix(color.rgb, kAccent, edges ? 0.8 : 0.85 * outline * outline);
    }
    bool solid = scene.view.x != kViewUnlit;
    float alpha = solid ? 1.0 : coverage(color.a);
    outColor = vec4(quantized(color.rgb) * alpha, alpha);
    if (!solid && cutAway(color.a)) {
        discard;
    }
}
