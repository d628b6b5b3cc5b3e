#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#extension GL_EXT_spirv_intrinsics : enable  // for surface_values.glsl
#include "scene_sets.glsl"
#include "deform.glsl"
#include "surface_values.glsl"

// Vertices from the deform pass: in world space, including the offset of their copy.
layout(location = 0) in vec3 inPosition;
layout(location = 1) in uint inNormal;
layout(location = 2) in vec2 inTexcoord;
layout(location = 3) in vec4 inColor;
layout(location = 4) in uint inTangent;
layout(location = 5) in vec2 inSecondTexcoord;
layout(location = 6) in vec3 inStored;  // the stored position

void main() {
    vec4 tangent = hasDrawFlag(kDrawHasTangents) ? unpackedTangent(inTangent) : vec4(0.0);
    handOn(inPosition, unpackedNormal(inNormal), tangent, vec4(inTexcoord, inSecondTexcoord),
           inColor);
    handOnData(uint(gl_VertexIndex), inStored);
}
