// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Integers of 8 and 16 bits, as stored in words.
uvec4 unpackedBytes(uint word) { return (uvec4(word) >> uvec4(0u, 8u, 16u, 24u)) & 0xffu; }

uvec4 unpackedShorts(uvec2 words) {
    return uvec4(words.x & 0xffffu, words.x >> 16, words.y & 0xffffu, words.y >> 16);
}

// For integers below 2^23: places their bits behind the exponent of 2^23, because conversions are
// slow on some devices.
vec4 exactFloats(uvec4 values) { return uintBitsToFloat(values | 0x4b000000u) - 8388608.0; }
