#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "color.glsl"
#include "colors.h"
#include "scene_sets.glsl"

layout(location = 0) in vec2 inCell;
layout(location = 1) in vec2 inFromCentre;
layout(location = 0) out vec4 outColor;

layout(constant_id = 0) const bool kLight = true;  // the scene is linear light; otherwise sRGB
                                                   // bytes

vec3 shown(vec3 color) { return kLight ? decodeSrgb(color) : color; }

// Coverage of a pixel by lines one cell apart; fades out before they get closer than 3 pixels.
// `cell`: position in cells; `pixels`: size of a cell.
float lines(vec2 cell, vec2 pixels, float halfWidth) {
    vec2 apart = abs(cell - roundEven(cell)) * pixels;
    vec2 cover = clamp(halfWidth - apart, 0.0, 1.0);
    cover *= clamp(pixels * (1.0 / 9.0) - 1.0 / 3.0, 0.0, 1.0);
    return max(cover.x, cover.y);
}

// Covers most of many pictures: no square roots, no powers, and one division.
void main() {
    vec2 pixels = 1.0 / max(fwidth(inCell), vec2(1e-8));
    float halfWidth = scene.eye.w * 0.5 + 0.5;
    float fine = lines(inCell, pixels, halfWidth);
    float coarse = lines(inCell * 0.1, pixels * 10.0, halfWidth);
    vec2 axes = clamp(1.25 - abs(inCell) * pixels, 0.0, 1.0);
    float alongX = axes.y;
    float alongZ = axes.x;
    float alpha = max(max(0.10 * fine, 0.22 * coarse), 0.42 * max(alongX, alongZ));
    float near = clamp(1.1 - 1.1 * dot(inFromCentre, inFromCentre), 0.0, 1.0);
    alpha *= near * near;

    vec3 color = mix(mix(shown(kGridColor), shown(kGridXColor), alongX), shown(kGridZColor), alongZ);
    outColor = vec4(color * alpha, alpha);
    if (alpha <= 0.0) {
        discard;  // nothing to blend; some devices would blend anyway
    }
}
