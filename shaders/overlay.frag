#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

layout(set = 0, binding = 0) uniform sampler2D atlas;

layout(location = 0) in vec2 inUv;
layout(location = 1) in vec2 inFromMiddle;
layout(location = 2) flat in vec2 inHalfSize;
layout(location = 3) flat in vec4 inColor;
layout(location = 4) flat in vec4 inShape;

layout(location = 0) out vec4 outColor;  // premultiplied, sRGB

float roundedRectangle() {
    vec2 beyond = abs(inFromMiddle) - inHalfSize + inShape.y;
    float apart = length(max(beyond, 0.0)) + min(max(beyond.x, beyond.y), 0.0) - inShape.y;
    return clamp(0.5 - apart, 0.0, 1.0);
}

void main() {
    float cover = inShape.x > 0.5 ? roundedRectangle() : texelFetch(atlas, ivec2(inUv), 0).r;
    float alpha = inColor.a * cover;
    outColor = vec4(inColor.rgb * alpha, alpha);
}
