// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Reads joints, weights and displacements as stored in the file. Requires layout.h, the same words
// as `influences` (uint), `influencePairs` (uvec2) and `influenceQuads` (uvec4), and `morphDeltas`
// (uint) unless NO_DISPLACEMENTS is defined. Arrays start at multiples of 256 bytes.
#include "stored_integers.glsl"

struct InfluenceSet {
    uvec4 joints;
    vec4 weights;
};

// The four components of a vertex in an array of integers that starts at word `first`.
uvec4 storedIntegers(uint first, uint type, uint vertex) {
    return type == kStoredU8 ? unpackedBytes(influences[first + vertex])
                             : unpackedShorts(influencePairs[(first >> 1) + vertex]);
}

// Integers are normalised (glTF 2.0, 3.6.2.2).
vec4 storedWeights(uint first, uint type, uint vertex) {
    if (type == kStoredF32) {
        return uintBitsToFloat(influenceQuads[(first >> 2) + vertex]);
    }
    return exactFloats(storedIntegers(first, type, vertex)) *
           (type == kStoredU8 ? 1.0 / 255.0 : 1.0 / 65535.0);
}

// Influence set `index`, from the table (layout.h) that starts at word `table`.
InfluenceSet storedInfluences(uint table, uint index, uint vertex) {
    uvec4 entry = influenceQuads[(table >> 2) + index];
    entry.xz += table;
    return InfluenceSet(storedIntegers(entry.x, entry.y, vertex),
                        storedWeights(entry.z, entry.w, vertex));
}

// The same for two adjacent vertices: 2 × pair and the next one.
struct InfluencePair {
    uvec4 joints[2];
    vec4 weights[2];
};

void storedIntegerPair(uint first, uint type, uint pair, out uvec4 values[2]) {
    if (type == kStoredU8) {
        uvec2 words = influencePairs[(first >> 1) + pair];
        values[0] = unpackedBytes(words.x);
        values[1] = unpackedBytes(words.y);
    } else {
        uvec4 words = influenceQuads[(first >> 2) + pair];
        values[0] = unpackedShorts(words.xy);
        values[1] = unpackedShorts(words.zw);
    }
}

InfluencePair storedInfluencePair(uint table, uint index, uint pair) {
    uvec4 entry = influenceQuads[(table >> 2) + index];
    InfluencePair result;
    storedIntegerPair(table + entry.x, entry.y, pair, result.joints);
    if (entry.w == kStoredF32) {
        uint quad = ((table + entry.z) >> 2) + 2u * pair;
        result.weights[0] = uintBitsToFloat(influenceQuads[quad]);
        result.weights[1] = uintBitsToFloat(influenceQuads[quad + 1u]);
    } else {
        uvec4 values[2];
        storedIntegerPair(table + entry.z, entry.w, pair, values);
        float share = entry.w == kStoredU8 ? 1.0 / 255.0 : 1.0 / 65535.0;
        result.weights[0] = exactFloats(values[0]) * share;
        result.weights[1] = exactFloats(values[1]) * share;
    }
    return result;
}

#ifndef NO_DISPLACEMENTS

// The displacement of a vertex by an entry of the table that starts at word `table`.
vec3 storedDisplacement(uint table, uint entry, uint vertex) {
    uint first = morphDeltas[table + entry];
    if (first == kNoDisplacement) {
        return vec3(0.0);
    }
    uint at = table + first + 3u * vertex;
    return uintBitsToFloat(uvec3(morphDeltas[at], morphDeltas[at + 1u], morphDeltas[at + 2u]));
}

#endif
