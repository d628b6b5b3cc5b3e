#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#extension GL_GOOGLE_include_directive : require
#include "scene_sets.glsl"
#include "deform.glsl"
#include "needle.glsl"

// Vertices as stored, stepping with the instances.
layout(location = 0) in vec3 inPosition;
layout(location = 1) in uint inNormal;
layout(location = 4) in uint inTangent;

void main() {
    uint vertex = uint(gl_InstanceIndex);
    InstanceConstants instance = instances[asData(draw.draw.w)];
    bool tangents = showsTangents();
    vec3 position = inPosition;
    vec3 along = tangents ? unpackedTangent(inTangent).xyz : unpackedNormal(inNormal);
    if (asData(scene.view.x) != kViewBindPose) {
        mat4 worldFromMesh = worldFromVertex(vertex, instance, asData(scene.view.z));
        mat3 axes = mat3(worldFromMesh);
        position = morphedPosition(position, vertex, instance);
        position = (worldFromMesh * vec4(position, 1.0)).xyz + instance.offset.xyz;
        along = tangents ? axes * morphedTangent(along, vertex, instance)
                         : normalMatrix(axes) * morphedNormal(along, vertex, instance);
    }
    drawNeedle(position, along);
}
