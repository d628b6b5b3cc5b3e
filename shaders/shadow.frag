#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#extension GL_GOOGLE_include_directive : require
#include "features.glsl"
#include "surface.glsl"

// Depth alone; what a material leaves out throws no shadow, nor does what is more than half clear.
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
