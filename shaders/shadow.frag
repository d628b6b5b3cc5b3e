#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "features.glsl"
#include "surface.glsl"
#include "holes.glsl"

// Depth only. Parts removed by alpha mode MASK and parts that are more than half transparent cast
// no shadow.
void main() {
    if (isHole(0.5)) {
        discard;
    }
}
