#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#extension GL_GOOGLE_include_directive : require
#include "layout.h"

layout(std140, set = 0, binding = 0) uniform SceneBlock { SceneConstants scene; };
layout(push_constant) uniform RibbonBlock { RibbonConstants ribbon; };

layout(location = 0) out vec2 outAcross;  // pixels from the middle

// Four vertices of a strip around a line, or around a disc.
void main() {
    float side = (gl_VertexIndex & 1) != 0 ? 1.0 : -1.0;
    bool atEnd = (gl_VertexIndex & 2) != 0;
    float reach = ribbon.from.w + 1.0;
    vec2 pixel = 2.0 / scene.viewport.xy;
    vec4 from = scene.clipFromWorld * vec4(ribbon.from.xyz, 1.0);
    if (ribbon.to.w > 0.5) {
        outAcross = vec2(side, atEnd ? 1.0 : -1.0) * reach;
        gl_Position = from + vec4(outAcross * pixel * from.w, 0.0, 0.0);
        return;
    }
    vec4 to = scene.clipFromWorld * vec4(ribbon.to.xyz, 1.0);
    // A line that crosses the eye's plane is cut there.
    const float nearest = 1e-4;
    if (from.w < nearest && to.w > nearest) {
        from = mix(to, from, (to.w - nearest) / (to.w - from.w));
    } else if (to.w < nearest && from.w > nearest) {
        to = mix(from, to, (from.w - nearest) / (from.w - to.w));
    }
    vec2 along = (to.xy / to.w - from.xy / from.w) / pixel;
    float size = length(along);
    vec2 across = size > 1e-6 ? vec2(-along.y, along.x) / size : vec2(0.0, 1.0);
    vec4 position = atEnd ? to : from;
    outAcross = vec2(0.0, side * reach);
    gl_Position = position + vec4(across * side * reach * pixel * position.w, 0.0, 0.0);
}
