#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#extension GL_GOOGLE_include_directive : require
#include "surface.glsl"
#include "normal_map.glsl"
#include "surface_marks.glsl"
#include "view_color.glsl"
#include "soft_shade.glsl"

layout(location = 0) out vec4 outColor;  // premultiplied

// All views except `shaded` and `clay`.

void main() {
    vec4 color = viewColor();
    color.rgb = tintedData(color.rgb);
    // The bind pose shows no values, so it always has full relief.
    float relief = scene.view.x == kViewBindPose ? 1.0 : scene.forward.w;
    bool shaded = relief > 0.0 && scene.view.x != kViewWireframe &&
                  (hasDrawFlag(kDrawSurface) || hasDrawFlag(kDrawHasNormals));
    if (shaded) {
        color.rgb *= mix(1.0, softShade(shadingNormal()), relief);
    }
    if (hasDrawFlag(kDrawHighlighted)) {
        bool edges = scene.view.x == kViewWireframe;
        float outline = rim(shadingNormal());  // squared, so that data inside keeps its colour
        color.rgb = mix(color.rgb, kAccent, edges ? 0.8 : 0.85 * outline * outline);
    }
    bool solid = scene.view.x != kViewUnlit;
    float alpha = solid ? 1.0 : coverage(color.a);
    outColor = vec4(quantized(color.rgb) * alpha, alpha);
    if (!solid && cutAway(color.a)) {
        discard;
    }
}
