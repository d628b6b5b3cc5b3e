// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Shared by both fragment shaders of meshes: inputs at a surface point.
#include "color.glsl"
#include "colors.h"
#include "float_range.glsl"
#include "scene_sets.glsl"

// With multisampling the pixel centre may be outside the triangle. `centroid` inputs are not
// extrapolated there; the others are used for derivatives and must stay linear.
layout(location = 0) in vec3 inFromEye;
layout(location = 1) centroid in vec3 inNormal;
layout(location = 2) in vec4 inTexcoords;  // two sets
layout(location = 3) centroid in vec4 inColor;
layout(location = 4) centroid in vec3 inData;
layout(location = 5) centroid in vec4 inTangent;  // w: handedness, 0: no tangents
layout(location = 6) in float inMeshScale;  // mesh space to world space

#include "material.glsl"

// Whether the file has normals.
#ifndef HAS_NORMALS
#define HAS_NORMALS hasDrawFlag(kDrawHasNormals)
#endif

vec3 towardsEye() {
    return hasSceneFlag(kSceneOrthographic) ? -scene.forward.xyz : -normalize(inFromEye);
}

// The outward normal of the surface, world space, unit; flat if the file has none (3.7.2.1).
vec3 outwardNormal() {
    float side = gl_FrontFacing ? 1.0 : -1.0;
    if (HAS_NORMALS) {
        float size = length(inNormal);
        return size > 1e-6 ? inNormal / size : towardsEye() * side;
    }
    vec3 flatNormal = cross(inRange(dFdx(inFromEye)), inRange(dFdy(inFromEye)));
    float size = length(flatNormal);
    vec3 unit = size > 0.0 ? flatNormal / size : towardsEye();
    return dot(unit, towardsEye()) * side < 0.0 ? -unit : unit;
}

// The same, flipped to the visible side (3.9.6).
vec3 shadingNormal() { return gl_FrontFacing ? outwardNormal() : -outwardNormal(); }

// Linear, straight alpha.
vec4 baseColor() {
    return material.baseColor * inColor * texelOf(kSlotBaseColor);
}

// Whether alpha mode MASK removes the point. Discard last: derivatives need the whole quad.
bool cutAway(float alpha) { return hasDrawFlag(kDrawMask) && alpha < material.emissive.w; }

float coverage(float alpha) { return hasDrawFlag(kDrawBlend) ? clamp(alpha, 0.0, 1.0) : 1.0; }
