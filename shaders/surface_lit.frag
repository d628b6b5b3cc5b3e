#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "features.glsl"
#include "surface.glsl"
#include "normal_map.glsl"
#include "surface_marks.glsl"
#include "environment.glsl"
#include "lights.glsl"
#include "brdf.glsl"
#include "iridescence.glsl"
#include "surface_point.glsl"
#include "transmission.glsl"
#include "surface_light.glsl"
#include "tone_map.glsl"

layout(location = 0) out vec4 outColor;  // premultiplied

// `shaded` and `clay`: linear display light. Tone-mapped here, so that samples and translucent
// layers blend as displayed, and unlit materials keep their colour.

bool takesLight() {
    return !has(kFeatureUnlit) && (HAS_NORMALS || hasDrawFlag(kDrawSurface));
}

vec3 shown(vec3 light) {
    return toneMapped(light * scene.viewport.w, requests(kRequestUncommon) ? scene.view.w : kToneNeutral);
}

// The colour with marks applied.
vec3 marked(vec3 color) {
    if (!requests(kRequestUncommon)) {
        return color;
    }
    return has(kFeatureClay) ? tintedColor(color) : markedColor(color);
}

void main() {
    vec4 color = has(kFeatureClay) ? vec4(0.38, 0.369, 0.354, 1.0) : pointColor();
    color.rgb = marked(color.rgb);
    vec3 result = color.rgb;
    float alpha = has(kFeatureBlend) ? clamp(color.a, 0.0, 1.0) : 1.0;
    if (takesLight()) {
        SurfacePoint p = surfacePoint(color.rgb);
        if (has(kFeatureTransmission)) {
            p.seen = seenThrough(p);
        }
        float openness = pointOpenness();
        result = shown(surfaceLight(p, has(kFeatureClay) ? vec3(0.0) : pointEmission(), openness));
        if (has(kFeatureTransmission) && requests(kRequestNothingBehind)) {
            vec4 straight = asStraightAlpha(result, openness * shareOfNothing(p, belowOuter(p)));
            result = straight.rgb;
            alpha *= straight.a;
        }
    } else if (!has(kFeatureUnlit)) {
        result = shown(color.rgb + pointEmission());
    }
    outColor = vec4(result * alpha, alpha);
    if (has(kFeatureMask) && color.a < material.emissive.w) {
        discard;
    }
}
