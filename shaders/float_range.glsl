// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#ifndef SINEW_FLOAT_RANGE
#define SINEW_FLOAT_RANGE

// Vectors and matrices multiplied by a power of two so that their largest component is about 1 and
// products of components stay in the range of a float. Where that was so before, results do not
// change by a bit.

float largestPart(vec3 v) { return max(max(abs(v.x), abs(v.y)), abs(v.z)); }

// 2^-n for a size of 2^n up to 2^(n + 1).
float inverseScale(float size) {
    uint exponent = clamp(floatBitsToUint(size) & 0x7f800000u, 0x00800000u, 0x7e800000u);
    return uintBitsToFloat(0x7f000000u - exponent);
}

// Whether a sum of products is so far from the ends of the range (2^-60 to 2^60) that none of the
// products which matter in it left the range: then scaling before would not change its direction.
bool isSafeProduct(float size) { return size > 8.6736174e-19 && size < 1.1529215e18; }

vec3 inRange(vec3 v) { return v * inverseScale(largestPart(v)); }

mat3 inRange(mat3 m) {
    return m * inverseScale(max(max(largestPart(m[0]), largestPart(m[1])), largestPart(m[2])));
}

#endif
