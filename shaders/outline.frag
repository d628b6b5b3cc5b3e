#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "colors.h"
#include "outline.glsl"

layout(location = 0) flat in vec2 inWidths;
layout(location = 1) flat in int inReach;

layout(location = 0) out vec4 outColor;  // premultiplied, sRGB

// The outline of the selection: a line with a dark rim around it, fainter where the selection is
// hidden. Leaves pixels that the selection covers unchanged.
void main() {
    ivec2 pixel = ivec2(gl_FragCoord.xy);
    ivec2 last = textureSize(maskPicture, 0) - 1;
    float own = texelFetch(maskPicture, pixel, 0).r;
    float edge = 1e6;  // pixels to the edge of the selection; coverage places it inside its pixel
    float visible = 0.0;
    for (int y = -inReach; y <= inReach; ++y) {
        for (int x = -inReach; x <= inReach; ++x) {
            ivec2 at = clamp(pixel + ivec2(x, y), ivec2(0), last);
            vec2 mask = texelFetch(maskPicture, at, 0).rg;
            float distance = sqrt(float(x * x + y * y)) + 0.5 - mask.r;
            edge = mask.r > 0.0 ? min(edge, distance) : edge;
            visible = mask.g > 0.0 ? max(visible, mask.g / mask.r) : visible;
        }
    }
    float line = clamp(inWidths.x + 0.5 - edge, 0.0, 1.0);
    float all = clamp(inWidths.x + inWidths.y + 0.5 - edge, 0.0, 1.0);
    float rim = kOutlineRim.a * (all - line);
    float strength = (1.0 - own) * mix(kHiddenOutline, 1.0, visible);
    outColor = strength * vec4(kSelectionColor * line + kOutlineRim.rgb * rim, line + rim);
}
