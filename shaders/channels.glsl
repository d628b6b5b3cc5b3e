// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The channels of a material at a point: what the lit surface reads, after texture, factor, vertex
// colour and texture transform. Requires surface.glsl.

// With KHR_materials_pbrSpecularGlossiness nothing is metallic, and the base colour is the diffuse
// colour.
float metallicValue() {
    float value = material.surface.x * texelOf(kSlotMetallicRoughness).b;
    return hasDrawFlag(kDrawGlossy) ? 0.0 : value;
}

float roughnessValue() {
    vec4 texel = texelOf(kSlotMetallicRoughness);
    float glossiness = material.surface.y * texel.a;
    return hasDrawFlag(kDrawGlossy) ? 1.0 - glossiness : material.surface.y * texel.g;
}

// 1: unoccluded.
float occlusionValue() {
    return 1.0 + material.surface.w * (texelOf(kSlotOcclusion).r - 1.0);
}

vec3 numberColor(float value) { return hasDrawFlag(kDrawUnlit) ? kUnreadColor : vec3(value); }

vec3 emissiveColor() {
    vec3 light = material.emissive.rgb * texelOf(kSlotEmissive).rgb;
    return hasDrawFlag(kDrawUnlit) ? kUnreadColor : encodeSrgb(light);
}

// sRGB; numbers as grey, unchanged.
vec3 channelColor() {
    switch (scene.view.x) {
        case kViewBaseColor: return encodeSrgb(baseColor().rgb);
        case kViewMetallic: return numberColor(metallicValue());
        case kViewRoughness: return numberColor(roughnessValue());
        case kViewOcclusion: return numberColor(occlusionValue());
        case kViewEmissive: return emissiveColor();
        case kViewAlpha: return vec3(baseColor().a);
        default: return kNeutralColor;
    }
}
