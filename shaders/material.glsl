// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The material at a surface point. Requires layout.h and the fragment inputs.

layout(std140, set = 2, binding = 0) uniform MaterialBlock { MaterialConstants material; };
layout(set = 2, binding = 1) uniform sampler2D materialTextures[kSlotCount];

// Whether a slot may use a transform or the second coordinate set.
#ifndef HAS_TRANSFORMS
#define HAS_TRANSFORMS true
#endif

// Coordinates of a slot: one of the two sets, with KHR_texture_transform applied.
vec2 texcoordOf(uint slot) {
    if (!HAS_TRANSFORMS) {
        return inTexcoords.xy;
    }
    vec4 u = material.slotRows[2u * slot];
    vec4 v = material.slotRows[2u * slot + 1u];
    vec3 at = vec3(mix(inTexcoords.xy, inTexcoords.zw, u.w), 1.0);
    return vec2(dot(u.xyz, at), dot(v.xyz, at));
}

// A macro, so that the array index is a constant.
#define texelOf(slot) texture(materialTextures[slot], texcoordOf(slot))
