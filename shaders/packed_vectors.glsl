// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Unit vectors in 32 bits, octahedral: bit-identical to viewport/scene/geometry/packed_vectors.h.

const uint kNoDirection = 0x8000u;  // low half: the vector is 0

// Converts between 16-bit integers with flipped sign and floats through the exponents of 2^23 and
// 1.5 × 2^23, where the spacing is 1, because conversion instructions are slow on some devices.
const float kFlippedZero = 8388608.0 + 32768.0;
const float kRounder = 12582912.0;

vec2 fromShorts(uvec2 flipped) { return uintBitsToFloat(flipped | 0x4b000000u) - kFlippedZero; }
uvec2 toNearest(vec2 values) { return floatBitsToUint(values + kRounder); }

vec2 foldedOver(vec2 p) { return (1.0 - abs(p.yx)) * vec2(p.x < 0.0 ? -1.0 : 1.0, p.y < 0.0 ? -1.0 : 1.0); }

// `size`: the sum of the absolute components.
vec2 octahedral(vec3 v, float size) {
    vec2 p = v.xy * (1.0 / size);
    return v.z < 0.0 ? foldedOver(p) : p;
}

vec3 fromOctahedral(vec2 p) {
    float z = 1.0 - abs(p.x) - abs(p.y);
    vec3 v = vec3(z < 0.0 ? foldedOver(p) : p, z);
    return v * inversesqrt(dot(v, v));
}

float sizeOf(vec3 v) { return abs(v.x) + abs(v.y) + abs(v.z); }

// `size`: that of the vector, not 0.
uint packedNormal(vec3 v, float size) {
    uvec2 code = toNearest(octahedral(v, size) * 32767.0);
    return (code.x & 0xffffu) | code.y << 16;
}

// Any non-zero length; 0 and values that are not finite have no direction.
uint packedNormal(vec3 v) {
    float size = sizeOf(v);
    return !(size > 0.0) || isinf(size) ? kNoDirection : packedNormal(v, size);
}

vec3 unpackedNormal(uint code) {
    if ((code & 0xffffu) == kNoDirection) {
        return vec3(0.0);
    }
    uint flipped = code ^ 0x80008000u;
    return fromOctahedral(fromShorts(uvec2(flipped & 0xffffu, flipped >> 16)) * (1.0 / 32767.0));
}

// w: the handedness; only its sign is used.
uint packedTangent(vec4 v) {
    uint hand = v.w < 0.0 ? 0x80000000u : 0u;
    float size = abs(v.x) + abs(v.y) + abs(v.z);
    if (!(size > 0.0) || isinf(size)) {
        return kNoDirection | hand;
    }
    uvec2 code = toNearest(octahedral(v.xyz, size) * vec2(32767.0, 16383.0));
    return (code.x & 0xffffu) | (code.y & 0x7fffu) << 16 | hand;
}

vec4 unpackedTangent(uint code) {
    float hand = (code & 0x80000000u) != 0u ? -1.0 : 1.0;
    if ((code & 0xffffu) == kNoDirection) {
        return vec4(0.0, 0.0, 0.0, hand);
    }
    vec2 p = vec2(int(code << 16) >> 16, int(code << 1) >> 17) / vec2(32767.0, 16383.0);
    return vec4(fromOctahedral(p), hand);
}
