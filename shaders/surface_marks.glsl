// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Marks that replace or tint the colour of a surface. Requires surface.glsl.

// Sixteen squares per texture unit, alternately darker; hues vary by column and row, so that
// stretching, rotation and mirroring are visible.
vec3 checkerColor(vec2 uv) {
    vec2 cell = uv * 16.0;
    vec2 blur = max(fwidth(cell), vec2(1e-6));
    // A box-filtered square wave, so that distant squares become grey instead of flickering.
    vec2 sides = 2.0 * (abs(fract((cell - 0.5 * blur) * 0.5) - 0.5) -
                        abs(fract((cell + 0.5 * blur) * 0.5) - 0.5)) / blur;
    float square = 0.5 - 0.5 * clamp(sides.x, -1.0, 1.0) * clamp(sides.y, -1.0, 1.0);
    vec2 at = fract(uv);
    vec3 hue = vec3(0.35 + 0.6 * at.x, 0.42 + 0.5 * at.y, 0.95 - 0.3 * (at.x + at.y));
    vec3 light = mix(hue, vec3(0.93), 0.45);
    vec2 line = abs(fract(cell) - 0.5);
    vec2 apart = (0.5 - line) / blur;
    float edge = 1.0 - clamp(min(apart.x, apart.y), 0.0, 1.0);
    float room = clamp((0.25 - max(blur.x, blur.y)) * 8.0, 0.0, 1.0);
    vec3 color = mix(light, hue * 0.55, square);
    return decodeSrgb(mix(color, color * 0.75, 0.6 * edge * room));
}

bool isTinted() {
    return hasSceneFlag(kSceneBackFaces) && !gl_FrontFacing && hasDrawFlag(kDrawSurface);
}

// Linear.
vec3 tintedColor(vec3 color) { return isTinted() ? mix(color, decodeSrgb(kBackFaceColor), 0.85) : color; }

// The base colour, or the UV checker; linear.
vec3 markedColor(vec3 color) {
    if (hasSceneFlag(kSceneUvChecker)) {
        color = hasDrawFlag(kDrawHasTexcoords) ? checkerColor(inTexcoords.xy) : vec3(0.16);
    }
    return tintedColor(color);
}

// The same tint for data views, sRGB; a base colour already includes it, and edges show their side.
vec3 tintedData(vec3 color) {
    bool tints = isTinted() && !hasSceneFlag(kSceneMaterial | kSceneEdges);
    return tints ? mix(color, kBackFaceColor, 0.85) : color;
}
