// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Deforms stored vertices: the body of surface.vert and capture.vert. Requires scene_sets.glsl,
// deform.glsl and surface_values.glsl.
layout(location = 0) in vec3 inPosition;
layout(location = 1) in uint inNormal;
layout(location = 2) in vec2 inTexcoord;
layout(location = 3) in vec4 inColor;
layout(location = 4) in uint inTangent;
layout(location = 5) in vec2 inSecondTexcoord;

uint sceneBits() {
    uint bits = asData(scene.view.z);
    return kDualQuaternions ? bits : bits & ~kSceneDualQuaternions;
}

void main() {
    uint vertex = uint(gl_VertexIndex);
    InstanceConstants instance = instances[gl_InstanceIndex];
    bool moved = (asData(scene.view.z) & kSceneAsStored) == 0u;
    bool hasTangents = (asData(draw.draw.x) & kDrawHasTangents) != 0u;
    vec3 position = inPosition;
    vec3 normal = unpackedNormal(inNormal);  // unit, or 0
    vec4 tangent = hasTangents ? unpackedTangent(inTangent) : vec4(0.0);
    if (moved) {
        mat4 worldFromMesh = worldFromVertex(vertex, instance, sceneBits());
        mat3 axes = mat3(worldFromMesh);
        position = morphedPosition(position, vertex, instance);
        position = (worldFromMesh * vec4(position, 1.0)).xyz + instance.offset.xyz;
        normal = movedNormal(axes, morphedNormal(normal, vertex, instance));
        if (hasTangents) {
            tangent = movedTangent(axes, morphedTangent(tangent.xyz, vertex, instance), tangent.w);
        }
    }
#ifdef CAPTURES_POSITIONS
    capture(vertex, position);
#endif
    handOn(position, normal, tangent, vec4(inTexcoord, inSecondTexcoord), inColor);
    handOnData(vertex, inPosition);
}
