// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Transmitted light (KHR_materials_transmission, _volume, _dispersion). Requires
// surface_point.glsl.

// Light of everything drawn so far, before exposure, with mipmaps. Alpha: coverage.
layout(set = 0, binding = 6) uniform sampler2D behindPicture;

// With an index of refraction of 1 light is neither bent nor blurred.
float bentRoughness(float roughness, float ior) {
    return roughness * clamp(2.0 * ior - 2.0, 0.0, 1.0);
}

vec4 behind(vec3 exit, float roughness) {
    vec4 clip = scene.clipFromWorld * vec4(exit, 1.0);
    float level = log2(scene.part.z) * roughness;
    return textureLod(behindPicture, 0.5 + 0.5 * clip.xy / clip.w, level);
}

vec3 rayThrough(SurfacePoint p, float ior) {
    return refract(-p.view, p.normal, 1.0 / max(ior, 1.0)) * p.thickness;
}

// Beer-Lambert law.
vec3 afterVolume(vec3 light, float distance) {
    return has(kFeatureVolume) ? light * exp(-material.absorption.rgb * distance) : light;
}

vec4 seenThrough(SurfacePoint p) {
    vec3 from = scene.eye.xyz + inFromEye;
    float ior = material.transmission.z;
    if (!has(kFeatureVolume)) {
        return behind(from, bentRoughness(p.roughness, ior));
    }
    vec3 ray = rayThrough(p, ior);
    vec4 light = behind(from + ray, bentRoughness(p.roughness, ior));
    if (has(kFeatureDispersion)) {
        float spread = (ior - 1.0) * 0.025 * material.transmission.w;
        vec3 red = rayThrough(p, ior - spread);
        vec3 blue = rayThrough(p, ior + spread);
        light.r = behind(from + red, bentRoughness(p.roughness, ior - spread)).r;
        light.b = behind(from + blue, bentRoughness(p.roughness, ior + spread)).b;
    }
    return vec4(afterVolume(light.rgb, length(ray)), light.a);
}

// Per channel: the share of the light of whatever a transparent picture is laid over that reaches
// the eye through the layer below the clearcoat. Follows lightFromAround.
vec3 shareOfNothing(SurfacePoint p, float below) {
    vec3 share = below * p.transmitted * afterVolume(vec3(1.0 - p.seen.a), p.thickness);
    if (has(kFeatureSheen)) {
        share *= 1.0 - largest(p.sheen) * brdfShares(p.nv, p.sheenRoughness).b;
    }
    if (has(kFeatureClearcoat)) {
        float nv = clamp(dot(p.coatNormal, p.view), 1e-3, 1.0);
        share *= 1.0 - p.coat * schlick(kUsualReflectance, vec3(1.0), nv).x;
    }
    return share;
}

// Straight alpha for a surface that shows `color` over black and passes `share` of what it is laid
// over. Programs lay pictures over each other as sRGB values, so over black and over white the sum
// is exact there; where the channels pass different shares, one alpha has to do for all, and the
// colour carries the tint.
vec4 asStraightAlpha(vec3 color, vec3 share) {
    vec3 overBlack = encodedForBytes(color);
    vec3 overWhite = encodedForBytes(color + share);
    vec3 each = overWhite - overBlack;
    float least = min(each.r, min(each.g, each.b));
    float passes = mix(dot(each, vec3(1.0 / 3.0)), least, 0.5);
    float alpha = clamp(1.0 - passes, 0.0, 1.0);
    vec3 straight = (0.5 * (overBlack + overWhite) - 0.5 * passes) / max(alpha, 1e-4);
    return vec4(decodedForBytes(straight), alpha);
}

// A light behind the surface, seen through it as if mirrored by it.
vec3 transmittedFromLight(SurfacePoint p, vec3 towards) {
    float through = -dot(p.normal, towards);
    if (through <= 0.0) {
        return vec3(0.0);
    }
    vec3 mirrored = towards + 2.0 * through * p.normal;
    float rough = max(bentRoughness(p.roughness, material.transmission.z), kLeastRoughness);
    float alpha = rough * rough;
    vec3 half_ = unitOr(mirrored + p.view, p.normal);
    float lobe = ggxDistribution(clamp(dot(p.normal, half_), 0.0, 1.0), alpha) *
                 ggxVisibility(through, p.nv, alpha);
    return afterVolume(p.transmitted, p.thickness) * lobe * through;
}
