// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// What is shown on a surface instead of its own colour, or over it. Needs surface.glsl.

const vec3 kBackFace = vec3(0.86, 0.16, 0.34);  // sRGB

// Sixteen squares to a unit of the texture, every second one darker; the unit's columns and rows
// have their hues, so that what is stretched, turned or mirrored is seen.
vec3 checkerColor(vec2 uv) {
    vec2 cell = uv * 16.0;
    vec2 blur = max(fwidth(cell), vec2(1e-6));
    // The box filter of a square wave, so that far squares go to grey instead of flickering.
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
vec3 tintedColor(vec3 color) { return isTinted() ? mix(color, decodeSrgb(kBackFace), 0.85) : color; }

// A base colour, or what the view wishes instead; linear.
vec3 markedColor(vec3 color) {
    if (hasSceneFlag(kSceneUvChecker)) {
        color = hasDrawFlag(kDrawHasTexcoords) ? checkerColor(inTexcoords.xy) : vec3(0.16);
    }
    return tintedColor(color);
}

// The same tint on a data view, sRGB; the unlit view has had it, and edges tell their sides.
vec3 tintedData(vec3 color) {
    bool tints = isTinted() && scene.view.x != kViewUnlit && scene.view.x != kViewWireframe;
    return tints ? mix(color, kBackFace, 0.85) : color;
}
