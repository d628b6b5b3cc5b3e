// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Light from a surface point to the eye. Requires surface_point.glsl, environment.glsl, lights.glsl
// and transmission.glsl.

// The normal for anisotropic reflection, bent along the stretched highlight.
vec3 mirrorNormal(SurfacePoint p) {
    if (!has(kFeatureAnisotropy)) {
        return p.normal;
    }
    vec3 across = p.frame[1];
    vec3 leaning = cross(cross(across, p.view), across);
    float rest = 1.0 - p.anisotropy * (1.0 - p.roughness);
    float square = rest * rest;
    return unitOr(mix(leaning, p.normal, square * square), p.normal);
}

vec3 sheenFromAround(SurfacePoint p, float share) {
    vec3 mirrored = mirroredLight(reflect(-p.view, p.normal), p.sheenRoughness);
    return p.sheen * share * mix(mirrored, matteLight(p.normal), p.sheenRoughness);
}

// Share of light left for the layers below the sheen.
float belowSheen(SurfacePoint p, float cosine) {
    return 1.0 - largest(p.sheen) * brdfShares(cosine, p.sheenRoughness).b;
}

// Multiple scattering on rough surfaces (Fdez-Agüera, "A Multiple-Scattering Microfacet Model for
// Real-Time Image-based Lighting", 2019).
vec3 scatteredAgain(SurfacePoint p, vec3 once, vec3 f0, vec3 f90) {
    float left = 1.0 - p.shares.a;
    vec3 mean = f0 + (f90 - f0) / 21.0;
    return once * mean * left / (1.0 - left * mean);
}

// Diffusely transmitted light. `received`: the light that a white diffuse surface would reflect on
// the far side.
vec3 scatteredThrough(SurfacePoint p, vec3 received) {
    return afterVolume(p.scattered, p.thickness) * received;
}

// Diffuse transmission of a light on the far side. The Fresnel term uses the light direction
// reflected at the surface, as in the BTDF of KHR_materials_transmission: the half vector with the
// light direction itself would lie near the tangent plane, where Fresnel reflectance approaches 1.
vec3 scatteredFromLight(SurfacePoint p, vec3 towards) {
    float through = max(-dot(p.normal, towards), 0.0);
    vec3 half_ = unitOr(towards + 2.0 * through * p.normal + p.view, p.normal);
    float vh = clamp(dot(p.view, half_), 0.0, 1.0);
    float below = 1.0 - largest(schlick(p.outerF0, p.outerF90, vh));
    return below * scatteredThrough(p, vec3(through / kPi));
}

// Share of the light that passes the outer layer of a dielectric.
float belowOuter(SurfacePoint p) {
    vec3 outer = p.outerF0 * p.shares.r + p.outerF90 * p.shares.g;
    return 1.0 - largest(outer + scatteredAgain(p, outer, p.outerF0, p.outerF90));
}

vec3 lightFromAround(SurfacePoint p) {
    vec3 outer = p.outerF0 * p.shares.r + p.outerF90 * p.shares.g;
    vec3 outerAgain = scatteredAgain(p, outer, p.outerF0, p.outerF90);
    vec3 metal = p.metalF0 * p.shares.r + p.shares.g;
    vec3 metalAgain = scatteredAgain(p, metal, p.metalF0, vec3(1.0));
    float below = 1.0 - largest(outer + outerAgain);
    vec3 once = mix(outer, metal, p.metallic);
    vec3 again = mix(outerAgain, metalAgain, p.metallic);
    vec3 around = matteLight(p.normal);
    vec3 sum = once * mirroredLight(reflect(-p.view, mirrorNormal(p)), p.roughness);
    sum += around * (again + below * p.matte);
    if (has(kFeatureTransmission)) {
        sum += below * p.transmitted * p.seen.rgb;
    }
    if (has(kFeatureDiffuseTransmission)) {
        sum += below * scatteredThrough(p, matteLight(-p.normal));
    }
    if (has(kFeatureSheen)) {
        float share = brdfShares(p.nv, p.sheenRoughness).b;
        sum = sum * (1.0 - largest(p.sheen) * share) + sheenFromAround(p, share);
    }
    return sum;
}

float mirrorLobe(SurfacePoint p, vec3 half_, vec3 towards, float nl) {
    if (has(kFeatureAnisotropy)) {
        vec3 h = half_ * p.frame;
        vec3 l = vec3((towards * p.frame).xy, nl);
        vec3 v = vec3((p.view * p.frame).xy, p.nv);
        return ggxDistribution(h, p.alphas) * ggxVisibility(l, v, p.alphas);
    }
    float nh = clamp(dot(p.normal, half_), 0.0, 1.0);
    return ggxDistribution(nh, p.alpha) * ggxVisibility(nl, p.nv, p.alpha);
}

vec3 lightFromOnePlace(SurfacePoint p, LightSample light, vec3 gain) {
    float nl = clamp(dot(p.normal, light.towards), 0.0, 1.0);
    vec3 half_ = unitOr(light.towards + p.view, p.normal);
    float vh = clamp(dot(p.view, half_), 0.0, 1.0);
    vec3 fresnel = schlick(p.f0, p.f90, vh);
    float below = 1.0 - largest(schlick(p.outerF0, p.outerF90, vh));
    vec3 sum = below * p.matte / kPi;
    sum += fresnel * gain * mirrorLobe(p, half_, light.towards, nl);
    sum *= nl;
    if (has(kFeatureTransmission)) {
        sum += below * transmittedFromLight(p, light.towards);
    }
    if (has(kFeatureDiffuseTransmission)) {
        sum += scatteredFromLight(p, light.towards);
    }
    if (has(kFeatureSheen)) {
        float nh = clamp(dot(p.normal, half_), 0.0, 1.0);
        float lobe = charlieDistribution(nh, p.sheenRoughness * p.sheenRoughness) *
                     ashikhminVisibility(nl, p.nv);
        sum = sum * min(belowSheen(p, p.nv), belowSheen(p, nl)) + p.sheen * lobe * nl;
    }
    return sum * light.irradiance;
}

float coatFromOnePlace(SurfacePoint p, vec3 towards) {
    float nl = clamp(dot(p.coatNormal, towards), 0.0, 1.0);
    float nv = clamp(dot(p.coatNormal, p.view), 1e-3, 1.0);
    vec3 half_ = unitOr(towards + p.view, p.coatNormal);
    float alpha = max(p.coatRoughness * p.coatRoughness, kLeastRoughness * kLeastRoughness);
    float lobe = ggxDistribution(clamp(dot(p.coatNormal, half_), 0.0, 1.0), alpha) *
                 ggxVisibility(nl, nv, alpha);
    return schlick(kUsualReflectance, vec3(1.0), clamp(dot(p.view, half_), 0.0, 1.0)).x * lobe * nl;
}

// Light of the coat plus the attenuated light of the layers below.
vec3 coated(SurfacePoint p, vec3 below, vec3 fromPlaces, float openness) {
    float nv = clamp(dot(p.coatNormal, p.view), 1e-3, 1.0);
    vec4 shares = brdfShares(nv, p.coatRoughness);
    vec3 around = mirroredLight(reflect(-p.view, p.coatNormal), p.coatRoughness);
    vec3 coat = openness * around * (kUsualReflectance * shares.r + shares.g) + fromPlaces;
    return below * (1.0 - p.coat * schlick(kUsualReflectance, vec3(1.0), nv).x) + p.coat * coat;
}

vec3 surfaceLight(SurfacePoint p, vec3 emission, float openness) {
    vec3 sum = openness * lightFromAround(p) + emission;
    vec3 coat = vec3(0.0);
    if (requests(kRequestLights)) {
        vec3 gain = 1.0 + p.f0 * (1.0 / max(p.shares.a, 0.05) - 1.0);
        uint count = lightCount();
        for (uint i = 0u; i < count; ++i) {
            LightSample light = lightAt(i, scene.eye.xyz + inFromEye, requests(kRequestKeyLight));
            sum += lightFromOnePlace(p, light, gain);
            if (has(kFeatureClearcoat)) {
                coat += coatFromOnePlace(p, light.towards) * light.irradiance;
            }
        }
    }
    return has(kFeatureClearcoat) ? coated(p, sum, coat, openness) : sum;
}
