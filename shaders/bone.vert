#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "scene_block.glsl"

// One instance per Bone of layout.h: eight triangles.
layout(location = 0) in vec4 inHead;
layout(location = 1) in vec4 inTail;
layout(location = 2) in vec4 inSide;
layout(location = 3) in vec4 inColor;

layout(location = 0) flat out vec3 outNormal;  // view space
layout(location = 1) flat out vec4 outColor;
layout(location = 2) out vec3 outCorner;  // barycentric

const float kRingPlace = 0.11;  // position of the ring: fraction of the length from the head

vec3 ringCorner(int index, vec3 across, vec3 over) {
    float side = (index & 1) != 0 ? inHead.w : -inHead.w;
    return (index & 2) != 0 ? over * side : across * side;
}

void main() {
    vec3 along = inTail.xyz - inHead.xyz;
    vec3 across = inSide.xyz;
    vec3 over = normalize(cross(along, across));
    // The ring's corners in order: +across, +over, -across, -over.
    const int kTurn[5] = int[5](1, 3, 0, 2, 1);
    int triangle = gl_VertexIndex / 3;
    int corner = gl_VertexIndex - 3 * triangle;
    int quarter = triangle & 3;
    bool tailSide = triangle > 3;
    vec3 ring = inHead.xyz + kRingPlace * along;
    vec3 first = ring + ringCorner(kTurn[quarter], across, over);
    vec3 second = ring + ringCorner(kTurn[quarter + 1], across, over);
    vec3 tip = tailSide ? inTail.xyz : inHead.xyz;

    vec3 world = corner == 0 ? tip : corner == 1 ? first : second;
    vec3 normal = normalize(cross(first - tip, second - tip));
    vec3 middle = 0.5 * (first + second) - ring;
    normal = dot(normal, middle) < 0.0 ? -normal : normal;
    outNormal = mat3(scene.viewFromWorld) * normal;
    outColor = inColor;
    outCorner = vec3(corner == 0, corner == 1, corner == 2);
    gl_Position = scene.clipFromWorld * vec4(world, 1.0);
}
