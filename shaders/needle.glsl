// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// A line from a vertex along its normal or tangent: one instance of four vertices per vertex of the
// primitive. draw.draw.z: the word of vertex 0's normal or tangent, modulo 2^32; draw.draw.w: the
// instance of the mesh; draw.skin.w: 1 for tangents; draw.morph.y: the length, as a float. Requires
// scene_sets.glsl and deform.glsl; used with segment.frag.
#include "colors.h"
#include "float_range.glsl"
#include "ribbon.glsl"

// Per instance.
layout(location = 0) in vec3 inPosition;

// A window of the buffer with packed normals and tangents.
layout(std430, set = 2, binding = 0) readonly buffer Words { uint words[]; };

layout(location = 0) out vec2 outAcross;  // pixels from the centre line
layout(location = 1) flat out vec4 outColor;
layout(location = 2) flat out vec3 outSize;

bool showsTangents() { return asData(draw.skin.w) != 0u; }

// The stored normal or tangent of the vertex.
vec3 storedAlong(uint vertex) {
    uint code = words[draw.draw.z + vertex];
    return showsTangents() ? unpackedTangent(code).xyz : unpackedNormal(code);
}

void drawNeedle(vec3 world, vec3 direction) {
    vec3 along = inRange(direction);
    float size = length(along);
    vec3 tip = world + (size > 0.0 ? along / size * uintBitsToFloat(draw.morph.y) : vec3(0.0));
    bool none = !(size > 0.0);
    float halfWidth = 0.55 * scene.eye.w;
    outColor = vec4(showsTangents() ? kTangentColor : kNormalColor, 1.0);
    outSize = vec3(halfWidth, 0.45 * scene.eye.w, 0.0);
    vec4 corner = ribbonCorner(world, tip, false, halfWidth + outSize.y, outAcross);
    gl_Position = none ? vec4(2.0, 2.0, 2.0, 1.0) : corner;
}
