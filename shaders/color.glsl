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

// An approximation for output as bytes: off by less than a tenth of a byte, without powers.
vec3 encodedForBytes(vec3 linear) {
    vec3 c = clamp(linear, 0.0, 1.0);
    vec3 root = sqrt(c);
    vec3 curve = 0.83375579 * root + 0.29810578 * sqrt(root) - 0.05531754 * c - 0.07690293;
    return mix(curve, 12.92 * c, lessThanEqual(c, vec3(0.0031308)));
}

vec3 decodedForBytes(vec3 encoded) {
    vec3 c = clamp(encoded, 0.0, 1.0);
    vec3 upper = (0.52654444 - 0.11680639 * c) * c + 0.56034974;
    vec3 curve = (upper * c + 0.02840909) * c + 0.001046;
    return mix(curve, c * (1.0 / 12.92), lessThanEqual(c, vec3(0.04045)));
}

// Rounds to the nearest byte, so that half floats do not change the value.
vec3 quantized(vec3 value) { return floor(clamp(value, 0.0, 1.0) * 255.0 + 0.5) / 255.0; }
