#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "layout.h"

layout(push_constant) uniform CompositeBlock { CompositeConstants composite; };

layout(location = 0) out vec2 outPlace;
layout(location = 1) flat out vec4 outInner;
layout(location = 2) flat out vec4 outSlope;
layout(location = 3) flat out vec4 outBend;

// One triangle that covers the picture. Forwards the background as flat outputs: software devices
// read those many times faster than constants, which they bounds-check for every few pixels.
void main() {
    vec2 corner = vec2((gl_VertexIndex & 1) != 0 ? 3.0 : -1.0, (gl_VertexIndex & 2) != 0 ? 3.0 : -1.0);
    outPlace = (0.5 + 0.5 * corner) * composite.place.xy + composite.place.zw;
    outInner = composite.inner;
    outSlope = composite.slope;
    outBend = composite.bend;
    gl_Position = vec4(corner, 0.0, 1.0);
}
