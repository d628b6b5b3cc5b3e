// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The heat map: sRGB bytes of values from 0 to 1, as paletteIndex in model/view/palette.h. Requires
// scene_sets.glsl and colors.h.

vec3 paletteColor(float value) {
    uint index = uint(clamp(value, 0.0, 1.0) * 255.0 + 0.5);
    uint packed = palette.colors[index >> 2][index & 3u];
    return unpackUnorm4x8(packed).rgb;
}

vec3 steppedColor(float value) {
    float at = clamp(value, 0.0, 1.0);
    float steps = float(scene.scale.x);
    if (steps == 1.0) {
        at = 0.0;
    } else if (steps > 1.0) {
        at = min(floor(at * steps), steps - 1.0) / (steps - 1.0);
    }
    return paletteColor(at);
}

// The lines between 0 and 1 at equal distances: 1 on a line.
float onContour(float value, float contours) {
    float at = value * contours;
    float line = round(at);
    float pixels = abs(at - line) / max(fwidth(at), 1e-6);
    return line > 0.0 && line < contours ? 1.0 - smoothstep(0.5, 1.3, pixels) : 0.0;
}

// With steps and contours.
vec3 heat(float value) {
    vec3 color = steppedColor(value);
    if (scene.scale.y > 1u) {
        float light = dot(color, vec3(0.25, 0.65, 0.1));
        vec3 line = light > 0.45 ? kDarkMarkColor : kLightMarkColor;
        color = mix(color, line, 0.8 * onContour(value, float(scene.scale.y)));
    }
    return color;
}
