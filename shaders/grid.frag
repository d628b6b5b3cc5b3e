#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#extension GL_GOOGLE_include_directive : require
#include "color.glsl"
#include "scene_sets.glsl"

layout(location = 0) in vec2 inGround;
layout(location = 0) out vec4 outColor;

// sRGB.
const vec3 kLine = vec3(0.62, 0.64, 0.67);
const vec3 kLineX = vec3(0.80, 0.36, 0.36);
const vec3 kLineZ = vec3(0.36, 0.52, 0.86);

// How much of the pixel lines of this spacing cover; fades before they get closer than 3 pixels.
float lines(float spacing, float widthPixels) {
    vec2 cell = inGround / spacing;
    vec2 perPixel = max(fwidth(cell), vec2(1e-8));
    vec2 apart = abs(fract(cell - 0.5) - 0.5) / perPixel;
    vec2 cover = clamp(widthPixels * 0.5 + 0.5 - apart, 0.0, 1.0);
    cover *= clamp((1.0 / perPixel - 3.0) / 9.0, 0.0, 1.0);
    return max(cover.x, cover.y);
}

float axisLine(float coordinate) {
    float apart = abs(coordinate) / max(fwidth(coordinate), 1e-8);
    return clamp(1.25 - apart, 0.0, 1.0);
}

void main() {
    float pixels = scene.eye.w;
    float fine = lines(scene.grid.x, pixels);
    float coarse = lines(scene.grid.x * 10.0, pixels);
    float alpha = max(0.10 * fine, 0.22 * coarse);
    float alongX = axisLine(inGround.y);
    float alongZ = axisLine(inGround.x);
    alpha = max(alpha, 0.42 * max(alongX, alongZ));
    bool lit = scene.view.x <= kViewClay;
    vec3 color = lit ? decodeSrgb(kLine) : kLine;
    color = mix(color, lit ? decodeSrgb(kLineX) : kLineX, alongX);
    color = mix(color, lit ? decodeSrgb(kLineZ) : kLineZ, alongZ);

    float distance = length(inGround - scene.grid.zw) / scene.grid.y;
    alpha *= 1.0 - smoothstep(0.25, 1.0, distance);
    outColor = vec4(color * alpha, alpha);
}
