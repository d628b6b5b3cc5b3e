#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#extension GL_GOOGLE_include_directive : require
#include "surface.glsl"
#include "studio_light.glsl"

// `shaded` and `clay`: linear light, tone-mapped later.
void main() {
    vec4 color = baseColor();
    vec3 emissive = material.emissive.rgb;
    float metallic = material.surface.x;
    float roughness = material.surface.y;
    if (scene.view.x == kViewClay) {
        color.rgb = vec3(0.50, 0.485, 0.465);
        emissive = vec3(0.0);
        metallic = 0.0;
        roughness = 0.62;
    }

    vec3 light = color.rgb;
    bool unlit = hasDrawFlag(kDrawUnlit) && scene.view.x == kViewShaded;
    if (!unlit && (hasDrawFlag(kDrawSurface) || hasDrawFlag(kDrawHasNormals))) {
        SurfacePoint p;
        p.normal = shadingNormal();
        p.view = towardsEye();
        p.diffuse = color.rgb * (1.0 - metallic);
        p.specular = mix(vec3(0.04), color.rgb, metallic);
        p.roughness = clamp(roughness, 0.05, 1.0);
        light = studioLight(p);
    }
    light += emissive;
    if (hasDrawFlag(kDrawHighlighted)) {
        vec3 accent = decodeSrgb(kAccent);
        light = mix(light, accent, 0.06 + 0.75 * rim(shadingNormal()));
    }
    float alpha = coverage(color.a);
    outColor = vec4(light * scene.viewport.w * alpha, alpha);
    if (cutAway(color.a)) {
        discard;
    }
}
