// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// What the material says about a point. Needs layout.h and the fragment's inputs before it.

layout(std140, set = 2, binding = 0) uniform MaterialBlock { MaterialConstants material; };
layout(set = 2, binding = 1) uniform sampler2D materialTextures[kSlotCount];

// Whether a slot may differ from the first set of coordinates as it is.
#ifndef HAS_TRANSFORMS
#define HAS_TRANSFORMS true
#endif

// Which of the two sets of coordinates a slot is laid by, and its KHR_texture_transform.
vec2 texcoordOf(uint slot) {
    if (!HAS_TRANSFORMS) {
        return inTexcoords.xy;
    }
    vec4 u = material.slotRows[2u * slot];
    vec4 v = material.slotRows[2u * slot + 1u];
    vec3 at = vec3(mix(inTexcoords.xy, inTexcoords.zw, u.w), 1.0);
    return vec2(dot(u.xyz, at), dot(v.xyz, at));
}

// A macro, so that the array's index stays a constant.
#define texelOf(slot) texture(materialTextures[slot], texcoordOf(slot))
