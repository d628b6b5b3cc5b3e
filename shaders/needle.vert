#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "scene_sets.glsl"
#include "deform.glsl"
#include "needle.glsl"

// Vertices as stored.

void main() {
    uint vertex = uint(gl_InstanceIndex);
    InstanceConstants instance = instances[asData(draw.draw.w)];
    vec3 position = inPosition;
    vec3 along = storedAlong(vertex);
    if ((asData(scene.view.z) & kSceneAsStored) == 0u) {
        mat4 worldFromMesh = worldFromVertex(vertex, instance, asData(scene.view.z));
        mat3 axes = mat3(worldFromMesh);
        position = morphedPosition(position, vertex, instance);
        position = (worldFromMesh * vec4(position, 1.0)).xyz + instance.offset.xyz;
        along = showsTangents() ? axes * morphedTangent(along, vertex, instance)
                                : normalMatrix(axes) * morphedNormal(along, vertex, instance);
    }
    drawNeedle(position, along);
}
