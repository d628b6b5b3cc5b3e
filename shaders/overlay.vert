#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

layout(push_constant) uniform ViewportBlock { vec4 viewport; };  // x, y: size in pixels; z, w: its first pixel

layout(location = 0) in vec4 inRect;
layout(location = 1) in vec4 inUv;
layout(location = 2) in vec4 inColor;
layout(location = 3) in vec4 inShape;

layout(location = 0) out vec2 outUv;        // texels
layout(location = 1) out vec2 outFromMiddle;  // pixels
layout(location = 2) flat out vec2 outHalfSize;
layout(location = 3) flat out vec4 outColor;
layout(location = 4) flat out vec4 outShape;

void main() {
    vec2 corner = vec2(gl_VertexIndex & 1, gl_VertexIndex >> 1);
    vec2 position = mix(inRect.xy, inRect.zw, corner);
    outUv = mix(inUv.xy, inUv.zw, corner);
    outHalfSize = 0.5 * (inRect.zw - inRect.xy);
    outFromMiddle = position - 0.5 * (inRect.xy + inRect.zw);
    outColor = inColor;
    outShape = inShape;
    gl_Position = vec4((position - viewport.zw) / viewport.xy * 2.0 - 1.0, 0.0, 1.0);
}
