// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The vertices of the element under a fragment, for values that must not be interpolated. Requires
// surface.glsl, with stored positions in inData.

#define NO_DISPLACEMENTS

layout(std430, set = 3, binding = 0) readonly buffer Influences { uint influences[]; };
layout(std430, set = 3, binding = 0) readonly buffer InfluencePairs { uvec2 influencePairs[]; };
layout(std430, set = 3, binding = 0) readonly buffer InfluenceQuads { uvec4 influenceQuads[]; };

#include "stored_vertex.glsl"

uint setCount() { return draw.skin.y; }

struct Corners {
    uvec3 vertices;
    vec3 a, b, c;  // their stored positions
    vec3 shares;   // larger: closer; up to a factor, the coordinates of the fragment in its element
};

uint storedIndex(uint at) {
    if (!hasDrawFlag(kDrawShortIndices)) {
        return influences[draw.draw.w + at];
    }
    uint word = influences[draw.draw.w + (at >> 1)];
    return (at & 1u) != 0u ? word >> 16 : word & 0xffffu;
}

vec3 storedPosition(uint vertex) {
    uint at = draw.skin.w + 3u * vertex;
    return uintBitsToFloat(uvec3(influences[at], influences[at + 1u], influences[at + 2u]));
}

float longest(vec3 v) { return max(abs(v.x), max(abs(v.y), abs(v.z))); }

// Barycentric coordinates of a point in the plane of the vertices. If they are on a line, the
// negative squares of the distances.
vec3 sharesInTriangle(vec3 a, vec3 b, vec3 c, vec3 point) {
    vec3 ab = b - a, ac = c - a, to = point - a;
    float size = max(longest(ab), longest(ac));
    float scale = size > 0.0 ? 1.0 / size : 0.0;
    ab *= scale;
    ac *= scale;
    to *= scale;
    vec3 normal = cross(ab, ac);
    float area = dot(normal, normal);
    if (!(area > 1e-12)) {
        return -vec3(dot(to, to), dot(to - ab, to - ab), dot(to - ac, to - ac));
    }
    float second = dot(cross(to, ac), normal) / area;
    float third = dot(cross(ab, to), normal) / area;
    return vec3(1.0 - second - third, second, third);
}

// The shares of a stored position. Differences between fragments come from this: what a fragment
// reads from buffers has no derivatives, since helper invocations need not read.
vec3 sharesAt(Corners corners, vec3 point) {
    if (draw.morph.y == 3u) {
        return sharesInTriangle(corners.a, corners.b, corners.c, point);
    }
    vec3 a = point - corners.a, b = point - corners.b;
    return vec3(-dot(a, a), -dot(b, b), -3.4e38);
}

// Points and lines repeat their last vertex.
Corners cornersOf(uint element) {
    uint size = draw.morph.y;
    uint first = element * size;
    Corners result;
    result.vertices = uvec3(storedIndex(first), storedIndex(first + min(1u, size - 1u)),
                            storedIndex(first + size - 1u));
    result.a = storedPosition(result.vertices.x);
    result.b = storedPosition(result.vertices.y);
    result.c = storedPosition(result.vertices.z);
    result.shares = sharesAt(result, inData);
    return result;
}

// The corner with the largest share; among equals, the first.
int nearestCorner(Corners corners) {
    vec3 s = corners.shares;
    if (s.x >= s.y && s.x >= s.z) {
        return 0;
    }
    return s.y >= s.z ? 1 : 2;
}
