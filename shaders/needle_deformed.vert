#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#extension GL_GOOGLE_include_directive : require
#include "scene_sets.glsl"
#include "deform.glsl"
#include "needle.glsl"

// Vertices as the deform pass left them, stepping with the instances.
layout(location = 0) in vec3 inPosition;
layout(location = 1) in uint inNormal;
layout(location = 4) in uint inTangent;

void main() {
    drawNeedle(inPosition, showsTangents() ? unpackedTangent(inTangent).xyz : unpackedNormal(inNormal));
}
