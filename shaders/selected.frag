#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "features.glsl"
#include "surface.glsl"
#include "holes.glsl"

#ifdef MULTISAMPLED
layout(set = 0, binding = 8) uniform sampler2DMS sceneDepth;
#else
layout(set = 0, binding = 8) uniform sampler2D sceneDepth;
#endif

layout(location = 0) out vec2 outMask;  // x: covered; y: and visible

const float kDepthError = 1e-6;
const float kLeastVisible = 0.02;  // alpha of a blended surface

// The selection's mask. Parts removed by alpha mode MASK and invisible parts of blended surfaces are
// holes.
void main() {
    // The first sample may be half a pixel away.
    float nearest = gl_FragCoord.z - fwidth(gl_FragCoord.z) - kDepthError;
    float depth = texelFetch(sceneDepth, ivec2(gl_FragCoord.xy), 0).r;
    outMask = vec2(1.0, nearest <= depth ? 1.0 : 0.0);
    if (has(kFeatureMask | kFeatureBlend) && isHole(kLeastVisible)) {
        discard;
    }
}
