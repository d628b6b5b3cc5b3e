#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "color.glsl"
#include "scene_block.glsl"

layout(push_constant) uniform RibbonBlock { RibbonConstants ribbon; };

layout(location = 0) in vec2 inAcross;
layout(location = 0) out vec4 outColor;

void main() {
    float alpha = ribbon.color.a * clamp(ribbon.from.w + 0.5 - length(inAcross), 0.0, 1.0);
    bool lit = (scene.view.z & kSceneLit) != 0u;
    outColor = vec4((lit ? decodeSrgb(ribbon.color.rgb) : ribbon.color.rgb) * alpha, alpha);
}
