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
    float level = log2(scene.viewport.x) * roughness;
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

// Transparency that shows where a picture has no background.
float shareOfNothing(SurfacePoint p) { return (1.0 - p.seen.a) * largest(p.transmitted); }

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
