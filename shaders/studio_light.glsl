// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// A photographer's studio: a large warm key from the upper left that follows the camera, a weak
// cool fill from the right, a rim light from behind, and a room that is bright above and dark below.

const vec3 kKeyFromView = normalize(vec3(-0.55, 0.75, 0.62));
const vec3 kFillFromView = normalize(vec3(0.85, 0.10, 0.50));
const vec3 kRimFromView = normalize(vec3(0.45, 0.55, -0.75));
const vec3 kKeyRadiance = vec3(1.72, 1.66, 1.57);
const vec3 kFillRadiance = vec3(0.22, 0.27, 0.34);
const vec3 kRimRadiance = vec3(0.85, 0.90, 1.00);
// How much a light's breadth widens its reflection. A point of light would burn wet skin out.
const float kKeyBreadth = 0.035;
const float kFillBreadth = 0.12;
const float kRimBreadth = 0.19;
const vec3 kSky = vec3(0.74, 0.79, 0.86);
const vec3 kHorizon = vec3(0.40, 0.41, 0.43);
const vec3 kFloor = vec3(0.21, 0.195, 0.18);

struct SurfacePoint {
    vec3 normal;
    vec3 view;       // towards the eye
    vec3 diffuse;    // albedo of the matte part
    vec3 specular;   // reflectance at normal incidence
    float roughness; // perceptual
};

float distribution(float nh, float alpha) {
    float a2 = alpha * alpha;
    float d = nh * nh * (a2 - 1.0) + 1.0;
    return a2 / (3.14159265 * d * d);
}

float visibility(float nl, float nv, float alpha) {
    float a2 = alpha * alpha;
    float l = nv * sqrt(nl * nl * (1.0 - a2) + a2);
    float v = nl * sqrt(nv * nv * (1.0 - a2) + a2);
    return 0.5 / max(l + v, 1e-5);
}

vec3 directLight(SurfacePoint p, vec3 light, vec3 radiance, float breadth) {
    float nl = dot(p.normal, light);
    if (nl <= 0.0) {
        return vec3(0.0);
    }
    vec3 h = normalize(light + p.view);
    float alpha = min(p.roughness * p.roughness + breadth, 1.0);
    float nv = max(dot(p.normal, p.view), 1e-3);
    float vh = max(dot(p.view, h), 0.0);
    vec3 fresnel = p.specular + (1.0 - p.specular) * pow(1.0 - vh, 5.0);
    float lobe = distribution(max(dot(p.normal, h), 0.0), alpha) * visibility(nl, nv, alpha);
    return radiance * nl * ((1.0 - fresnel) * p.diffuse / 3.14159265 * 1.6 + fresnel * lobe);
}

// The room's light from a direction, blurred more the rougher the surface.
vec3 roomLight(vec3 direction, float roughness) {
    float softness = mix(0.18, 1.0, roughness);
    float up = smoothstep(-softness, softness, direction.y);
    vec3 room = up > 0.5 ? mix(kHorizon, kSky, 2.0 * up - 1.0) : mix(kFloor, kHorizon, 2.0 * up);
    // A softbox, so that smooth metal has a shape to mirror.
    vec3 inView = mat3(scene.viewFromWorld) * direction;
    float sharpness = mix(28.0, 1.5, sqrt(roughness));
    float box = exp(sharpness * (dot(inView, kKeyFromView) - 1.0));
    return room + 1.1 * box * mix(1.0, 0.2, roughness) * vec3(1.0, 0.97, 0.92);
}

// Share of the room's light that a rough mirror returns: scale and bias of its reflectance, an
// analytic fit of the preintegrated GGX term.
vec2 mirrorShare(float nv, float roughness) {
    float grazing = exp2(-9.28 * nv);
    vec4 r = roughness * vec4(-1.0, -0.0275, -0.572, 0.022) + vec4(1.0, 0.0425, 1.04, -0.04);
    float a = min(r.x * r.x, grazing) * r.x + r.y;
    return vec2(-1.04, 1.04) * a + r.zw;
}

vec3 studioLight(SurfacePoint p) {
    mat3 worldFromView = transpose(mat3(scene.viewFromWorld));
    vec3 sum = directLight(p, worldFromView * kKeyFromView, kKeyRadiance, kKeyBreadth);
    sum += directLight(p, worldFromView * kFillFromView, kFillRadiance, kFillBreadth);
    sum += directLight(p, worldFromView * kRimFromView, kRimRadiance, kRimBreadth);

    float nv = clamp(dot(p.normal, p.view), 0.0, 1.0);
    vec2 share = mirrorShare(nv, p.roughness);
    vec3 mirrored = roomLight(reflect(-p.view, p.normal), p.roughness);
    sum += mirrored * (p.specular * share.x + share.y);
    return sum + p.diffuse * roomLight(p.normal, 1.0) * 0.50;
}

// 0.25 to 1: form without colour, for data views.
float softShade(vec3 normal) {
    vec3 inView = mat3(scene.viewFromWorld) * normal;
    float wrapped = 0.5 + 0.5 * dot(inView, normalize(vec3(-0.35, 0.55, 0.75)));
    return mix(0.25, 1.0, smoothstep(0.05, 0.95, wrapped));
}
