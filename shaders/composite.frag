#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#extension GL_GOOGLE_include_directive : require
#include "color.glsl"
#include "layout.h"

layout(set = 0, binding = 0) uniform sampler2D scenePicture;    // premultiplied
layout(set = 0, binding = 1) uniform sampler2D overlayPicture;  // premultiplied, sRGB
layout(push_constant) uniform CompositeBlock { CompositeConstants composite; };

layout(location = 0) out vec4 outColor;

bool has(uint flag) { return (composite.flags.x & flag) != 0u; }

// A fixed pattern of less than one byte's step hides the bands of the gradient.
float dither(ivec2 pixel) {
    uint h = uint(pixel.x) * 1664525u + uint(pixel.y) * 22695477u;
    h = (h ^ (h >> 15)) * 2246822519u;
    return (float((h ^ (h >> 13)) & 0xffffu) / 65535.0 - 0.5) / 255.0;
}

vec3 background(ivec2 pixel) {
    if (composite.inner == composite.outer) {
        return composite.inner.rgb;
    }
    vec2 at = (vec2(pixel) + 0.5) / composite.size.xy - vec2(0.5, 0.42);
    float away = smoothstep(0.0, 0.78, length(at * vec2(0.85, 1.0)));
    return mix(composite.inner.rgb, composite.outer.rgb, away) + dither(pixel);
}

// The scene's colour, sRGB, no longer premultiplied.
vec3 shown(vec4 scene) {
    vec3 color = scene.rgb / max(scene.a, 1e-6);
    return has(kCompositeToneMap) ? encodeSrgb(toneMapNeutral(color)) : clamp(color, 0.0, 1.0);
}

// `color` with coverage `alpha` over the background: light adds up for lit views, bytes for data.
vec3 over(vec3 color, float alpha, vec3 behind) {
    if (alpha >= 1.0) {
        return color;
    }
    if (has(kCompositeToneMap)) {
        return encodeSrgb(mix(decodeSrgb(behind), decodeSrgb(color), alpha));
    }
    return mix(behind, color, alpha);
}

void main() {
    ivec2 pixel = ivec2(gl_FragCoord.xy);
    vec4 scene = texelFetch(scenePicture, pixel, 0);
    vec4 result = vec4(shown(scene), clamp(scene.a, 0.0, 1.0));
    if (!has(kCompositeTransparent)) {
        result = vec4(over(result.rgb, result.a, background(pixel)), 1.0);
    }
    if (has(kCompositeOverlay)) {
        vec4 overlay = texelFetch(overlayPicture, pixel, 0);
        float alpha = overlay.a + result.a * (1.0 - overlay.a);
        vec3 sum = overlay.rgb + result.rgb * result.a * (1.0 - overlay.a);
        result = vec4(sum / max(alpha, 1e-6), alpha);
    }
    if (result.a <= 0.0) {
        result = vec4(0.0);
    }
    outColor = has(kCompositeLinearHost) ? vec4(decodeSrgb(result.rgb), result.a) : result;
}
