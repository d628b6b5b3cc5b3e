// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// What lies behind the scene, sRGB. Needs the block `composite` declared before.

// A fixed pattern of less than one byte's step hides the bands of the gradient.
float dither(ivec2 pixel) {
    uint h = uint(pixel.x) * 1664525u + uint(pixel.y) * 22695477u;
    h = (h ^ (h >> 15)) * 2246822519u;
    float share = float(int((h ^ (h >> 13)) & 0xffffu));
    return share * (1.0 / (65535.0 * 255.0)) - 0.5 / 255.0;
}

vec3 background(ivec2 pixel) {
    vec2 at = (vec2(pixel) + 0.5) * composite.size.zw - vec2(0.5, 0.42);
    float share = min(length(at * vec2(0.85, 1.0)) * (1.0 / 0.78), 1.0);
    float away = share * share * (3.0 - 2.0 * share);
    bool plain = composite.inner == composite.outer;
    return mix(composite.inner.rgb, composite.outer.rgb, away) + (plain ? 0.0 : dither(pixel));
}
