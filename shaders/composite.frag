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

layout(constant_id = 0) const bool kToneMap = true;      // the scene holds linear light, else bytes
layout(constant_id = 1) const bool kLinearHost = false;  // the host's format encodes sRGB itself
layout(constant_id = 2) const bool kOverlay = false;     // an overlay picture lies on top

bool transparent() { return composite.flags.x != 0u; }

// A fixed pattern of less than one byte's step hides the bands of the gradient.
float dither(ivec2 pixel) {
    uint h = uint(pixel.x) * 1664525u + uint(pixel.y) * 22695477u;
    h = (h ^ (h >> 15)) * 2246822519u;
    return (float((h ^ (h >> 13)) & 0xffffu) / 65535.0 - 0.5) / 255.0;
}

vec3 background(ivec2 pixel) {
    vec2 at = (vec2(pixel) + 0.5) / composite.size.xy - vec2(0.5, 0.42);
    float away = smoothstep(0.0, 0.78, length(at * vec2(0.85, 1.0)));
    bool plain = composite.inner == composite.outer;
    return mix(composite.inner.rgb, composite.outer.rgb, away) + (plain ? 0.0 : dither(pixel));
}

// Straight alpha, sRGB. Light adds up where it is light, bytes where they are data.
vec4 withBackground(vec4 scene, ivec2 pixel) {
    float alpha = clamp(scene.a, 0.0, 1.0);
    vec3 color = scene.rgb / max(scene.a, 1e-6);
    color = kToneMap ? clamp(toneMapNeutral(color), 0.0, 1.0) : clamp(color, 0.0, 1.0);
    if (!transparent()) {
        vec3 behind = background(pixel);
        color = mix(kToneMap ? decodeSrgb(behind) : behind, color, alpha);
        alpha = 1.0;
    }
    return vec4(kToneMap ? encodeSrgb(color) : color, alpha);
}

vec4 over(vec4 top, vec4 below) {
    float alpha = top.a + below.a * (1.0 - top.a);
    vec3 sum = top.rgb + below.rgb * below.a * (1.0 - top.a);
    return vec4(sum / max(alpha, 1e-6), alpha);
}

void main() {
    ivec2 pixel = ivec2(gl_FragCoord.xy);
    vec4 result = withBackground(texelFetch(scenePicture, pixel, 0), pixel);
    if (kOverlay) {
        result = over(texelFetch(overlayPicture, pixel, 0), result);
    }
    if (result.a <= 0.0) {
        result = vec4(0.0);
    }
    outColor = kLinearHost ? vec4(decodeSrgb(result.rgb), result.a) : result;
}
