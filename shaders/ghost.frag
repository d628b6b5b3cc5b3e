#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "features.glsl"

#undef HAS_NORMALS
#define HAS_NORMALS hasDrawFlag(kDrawHasNormals)

#include "surface.glsl"
#include "holes.glsl"
#include "mark_color.glsl"

layout(location = 0) out vec4 outGhost;

const float kLeastGhostAlpha = 0.02;  // fainter blended surfaces are holes

// The model at another moment: one colour, denser towards the silhouette. Parts removed by alpha
// mode MASK and invisible parts of blended surfaces are holes.
void main() {
    vec4 tint = unpackUnorm4x8(draw.values.y);
    float across = 1.0 - abs(dot(outwardNormal(), towardsEye()));
    float body = float(draw.values.z & 255u) / 255.0;
    float alpha = tint.a * mix(body, 1.0, pow(across, float(draw.values.z >> 8)));
    outGhost = vec4(markColor(tint.rgb) * alpha, alpha);
    if (has(kFeatureMask | kFeatureBlend) && isHole(kLeastGhostAlpha)) {
        discard;
    }
}
