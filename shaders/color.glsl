// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

vec3 encodeSrgb(vec3 linear) {
    vec3 c = clamp(linear, 0.0, 1.0);
    return mix(1.055 * pow(c, vec3(1.0 / 2.4)) - 0.055, 12.92 * c, lessThanEqual(c, vec3(0.0031308)));
}

vec3 decodeSrgb(vec3 encoded) {
    vec3 c = clamp(encoded, 0.0, 1.0);
    return mix(pow((c + 0.055) / 1.055, vec3(2.4)), c / 12.92, lessThanEqual(c, vec3(0.04045)));
}

// Khronos PBR Neutral: keeps base colours as they are up to 0.8 and rolls highlights off to white.
vec3 toneMapNeutral(vec3 color) {
    const float start = 0.8 - 0.04;
    const float desaturation = 0.15;
    float low = min(color.r, min(color.g, color.b));
    float offset = low < 0.08 ? low - 6.25 * low * low : 0.04;
    vec3 shifted = color - offset;
    float peak = max(shifted.r, max(shifted.g, shifted.b));
    if (peak < start) {
        return shifted;
    }
    float room = 1.0 - start;
    float newPeak = 1.0 - room * room / (peak + room - start);
    float keep = 1.0 / (desaturation * (peak - newPeak) + 1.0);
    return mix(vec3(newPeak), shifted * (newPeak / peak), keep);
}

// The nearest byte, so that the way through half floats cannot change it.
vec3 quantized(vec3 value) { return floor(clamp(value, 0.0, 1.0) * 255.0 + 0.5) / 255.0; }
