#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "surface.glsl"
#include "normal_map.glsl"
#include "surface_marks.glsl"
#include "views.glsl"
#include "soft_shade.glsl"

layout(location = 0) out vec4 outColor;  // premultiplied

// All unlit views, except the channels of the material.

const float kReliefBelowDots = 0.7;

void main() {
    bool grey = hasSceneFlag(kSceneGrey);
    vec4 color = grey ? vec4(kBelowDotsColor, 1.0) : viewColor();
    color.rgb = tintedData(color.rgb);
    float relief = grey ? kReliefBelowDots : scene.forward.w;
    bool shaded = relief > 0.0 && (hasDrawFlag(kDrawSurface) || hasDrawFlag(kDrawHasNormals));
    if (shaded) {
        color.rgb *= mix(1.0, softShade(shadingNormal()), relief);
    }
    bool solid = grey || !hasSceneFlag(kSceneMaterial);
    float alpha = solid ? 1.0 : coverage(color.a);
    outColor = vec4(quantized(color.rgb) * alpha, alpha);
    if (!solid && cutAway(color.a)) {
        discard;
    }
}
