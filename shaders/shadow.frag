#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#extension GL_GOOGLE_include_directive : require
#include "features.glsl"
#include "surface.glsl"

// Depth only. Parts removed by alpha mode MASK and parts that are more than half transparent cast
// no shadow.
void main() {
    float alpha = material.baseColor.a * inColor.a;
    if (textured(kSlotBaseColor)) {
        alpha *= texelOf(kSlotBaseColor).a;
    }
    float cutoff = has(kFeatureMask) ? material.emissive.w : 0.5;
    if (alpha < cutoff) {
        discard;
    }
}
