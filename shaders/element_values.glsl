// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// One value per element from the CPU. Requires surface.glsl and heat.glsl.
layout(std430, set = 1, binding = 1) readonly buffer ElementValues { float elementValues[]; };

// Without contours: flat values have no lines between them.
vec3 elementColor(uint element) {
    if (draw.values.x == kNoValues) {
        return kNeutralColor;
    }
    float value = elementValues[draw.values.x + element];
    vec3 color = steppedColor(value * scene.values.x + scene.values.y);
    return value < kNoValue ? color : kNoValueColor;
}
