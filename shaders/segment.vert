#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "scene_block.glsl"

#include "ribbon.glsl"

// One instance per Segment of layout.h.
layout(location = 0) in vec4 inFrom;
layout(location = 1) in vec4 inTo;
layout(location = 2) in vec4 inColor;
layout(location = 3) in vec4 inStyle;

layout(location = 0) out vec2 outAcross;  // pixels from the centre line
layout(location = 1) flat out vec4 outColor;
layout(location = 2) flat out vec3 outSize;  // half width, outline, 1 for a ball

void main() {
    float reach = inFrom.w + inStyle.y;
    outColor = inColor;
    outSize = vec3(inFrom.w, inStyle.yz);
    gl_Position = ribbonCorner(inFrom.xyz, inTo.xyz, inStyle.x > 0.5, reach, outAcross);
}
