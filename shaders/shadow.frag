#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#extension GL_GOOGLE_include_directive : require
#include "surface.glsl"

layout(constant_id = 0) const uint kFeatures = 0u;

// Depth alone; what a material leaves out throws no shadow, nor does what is more than half clear.
void main() {
    float alpha = material.baseColor.a * inColor.a;
    if ((kFeatures & (1u << kSlotBaseColor)) != 0u) {
        alpha *= texelOf(kSlotBaseColor).a;
    }
    float cutoff = (kFeatures & kFeatureMask) != 0u ? material.emissive.w : 0.5;
    if (alpha < cutoff) {
        discard;
    }
}
