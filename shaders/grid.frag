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

// How much of the pixel lines cover that lie a cell apart; fades before they get closer than 3
// pixels. `cell`: the place, in cells; `pixels`: of a cell.
float lines(vec2 cell, vec2 pixels, float widthPixels) {
    vec2 apart = abs(fract(cell - 0.5) - 0.5) * pixels;
    vec2 cover = clamp(widthPixels * 0.5 + 0.5 - apart, 0.0, 1.0);
    cover *= clamp((pixels - 3.0) * (1.0 / 9.0), 0.0, 1.0);
    return max(cover.x, cover.y);
}

void main() {
    vec2 pixels = 1.0 / max(fwidth(inGround), vec2(1e-8));  // of a world unit
    float spacing = scene.grid.x;
    float each = 1.0 / spacing;
    float fine = lines(inGround * each, pixels * spacing, scene.eye.w);
    float coarse = lines(inGround * (0.1 * each), pixels * (10.0 * spacing), scene.eye.w);
    vec2 axes = clamp(1.25 - abs(inGround) * pixels, 0.0, 1.0);
    float alongX = axes.y;
    float alongZ = axes.x;
    float alpha = max(max(0.10 * fine, 0.22 * coarse), 0.42 * max(alongX, alongZ));
    bool lit = scene.view.x <= kViewClay;
    vec3 color = lit ? decodeSrgb(kLine) : kLine;
    color = mix(color, lit ? decodeSrgb(kLineX) : kLineX, alongX);
    color = mix(color, lit ? decodeSrgb(kLineZ) : kLineZ, alongZ);

    float distance = length(inGround - scene.grid.zw) / scene.grid.y;
    alpha *= 1.0 - smoothstep(0.25, 1.0, distance);
    outColor = vec4(color * alpha, alpha);
    if (alpha <= 0.0) {
        discard;  // nothing to blend, which some devices would do all the same
    }
}
