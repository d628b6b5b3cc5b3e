// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Tone mapping from light to linear display values, 0 to 1, and its inverse. Requires layout.h.

// Khronos PBR Neutral: keeps base colours up to 0.8 and rolls highlights off to white.
const float kNeutralStart = 0.8 - 0.04;
const float kNeutralDesaturation = 0.15;

float neutralKeep(float peak, float newPeak) {
    return 1.0 / (kNeutralDesaturation * (peak - newPeak) + 1.0);
}

vec3 toneMapNeutral(vec3 color) {
    float low = min(color.r, min(color.g, color.b));
    float offset = low < 0.08 ? low - 6.25 * low * low : 0.04;
    vec3 shifted = color - offset;
    float peak = max(shifted.r, max(shifted.g, shifted.b));
    if (peak < kNeutralStart) {
        return shifted;
    }
    float room = 1.0 - kNeutralStart;
    float newPeak = 1.0 - room * room / (peak + room - kNeutralStart);
    return mix(vec3(newPeak), shifted * (newPeak / peak), neutralKeep(peak, newPeak));
}

vec3 lightOfNeutral(vec3 shown) {
    float newPeak = min(max(shown.r, max(shown.g, shown.b)), 0.99);
    vec3 shifted = shown;
    if (newPeak >= kNeutralStart) {
        float room = 1.0 - kNeutralStart;
        float peak = room * room / (1.0 - newPeak) - room + kNeutralStart;
        vec3 kept = (shown - newPeak) / neutralKeep(peak, newPeak) + newPeak;
        shifted = kept * (peak / newPeak);
    }
    float low = max(min(shifted.r, min(shifted.g, shifted.b)), 0.0);
    return max(shifted + (low < 0.04 ? sqrt(low / 6.25) - low : 0.04), vec3(0.0));
}

// ACES, Stephen Hill's fit: sRGB to RRT input, a curve per channel, and back.
const mat3 kAcesFromSrgb = mat3(0.59719, 0.07600, 0.02840,  //
                                0.35458, 0.90834, 0.13383,  //
                                0.04823, 0.01566, 0.83777);
const mat3 kSrgbFromAces = mat3(1.60475, -0.10208, -0.00327,  //
                                -0.53108, 1.10813, -0.07276,  //
                                -0.07367, -0.00605, 1.07602);

vec3 toneMapAces(vec3 color) {
    vec3 v = kAcesFromSrgb * color;
    vec3 above = v * (v + 0.0245786) - 0.000090537;
    vec3 below = v * (0.983729 * v + 0.4329510) + 0.238081;
    return kSrgbFromAces * (above / below);
}

vec3 lightOfAces(vec3 shown) {
    vec3 y = clamp(inverse(kSrgbFromAces) * shown, 0.0, 0.99);
    vec3 a = 1.0 - 0.983729 * y;
    vec3 b = 0.0245786 - 0.4329510 * y;
    vec3 c = -0.000090537 - 0.238081 * y;
    vec3 v = (sqrt(b * b - 4.0 * a * c) - b) / (2.0 * a);
    return max(inverse(kAcesFromSrgb) * v, vec3(0.0));
}

// `tone`: kTone… of layout.h.
vec3 toneMapped(vec3 light, uint tone) {
    if (tone == kToneNeutral) {
        return clamp(toneMapNeutral(light), 0.0, 1.0);
    }
    return clamp(tone == kToneAces ? toneMapAces(light) : light, 0.0, 1.0);
}

// The inverse of `toneMapped`; bounded where white would need infinite light.
vec3 lightOf(vec3 shown, uint tone) {
    if (tone == kToneNeutral) {
        return lightOfNeutral(shown);
    }
    return tone == kToneAces ? lightOfAces(shown) : shown;
}
