#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "scene_block.glsl"

layout(push_constant) uniform RibbonBlock { RibbonConstants ribbon; };

#include "ribbon.glsl"

layout(location = 0) out vec2 outAcross;  // pixels from the centre line

void main() {
    gl_Position = ribbonCorner(ribbon.from.xyz, ribbon.to.xyz, ribbon.to.w > 0.5, ribbon.from.w,
                               outAcross);
}
