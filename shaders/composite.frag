#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "color.glsl"
#include "background.glsl"

layout(set = 0, binding = 0) uniform sampler2D scenePicture;    // premultiplied
layout(set = 0, binding = 1) uniform sampler2D overlayPicture;  // premultiplied, sRGB

layout(location = 0) out vec4 outColor;

layout(constant_id = 0) const bool kToneMap = true;      // the scene is linear light; otherwise
                                                         // bytes
layout(constant_id = 1) const bool kLinearHost = false;  // the host's format encodes sRGB
layout(constant_id = 2) const bool kOverlay = false;     // there is an overlay picture
layout(constant_id = 3) const bool kTransparent = false; // no background

vec3 encoded(vec3 color) { return kToneMap ? encodedForBytes(color) : color; }

// Converts sRGB for the host's format. Data views keep their bytes.
vec3 forHost(vec3 color) {
    if (!kLinearHost) {
        return color;
    }
    return kToneMap ? decodedForBytes(color) : decodeSrgb(color);
}

// Straight alpha, sRGB. Blends lit views as light and data views as bytes.
vec4 scenePixel(vec4 scene) {
    if (kTransparent) {
        return vec4(encoded(clamp(scene.rgb / max(scene.a, 1e-6), 0.0, 1.0)), scene.a);
    }
    float rest = 1.0 - scene.a;
    vec3 color = scene.rgb + rest * background();
    return vec4(encoded(color) + rest * dither(), 1.0);
}

vec4 over(vec4 top, vec4 below) {
    float alpha = top.a + below.a * (1.0 - top.a);
    vec3 sum = top.rgb + below.rgb * below.a * (1.0 - top.a);
    return kTransparent ? vec4(sum / max(alpha, 1e-6), alpha) : vec4(sum, 1.0);
}

void main() {
    ivec2 pixel = ivec2(targetPixel());
    vec4 scene = texelFetch(scenePicture, pixel, 0);
    scene.a = clamp(scene.a, 0.0, 1.0);
    vec4 result = scenePixel(scene);
    if (kOverlay) {
        result = over(texelFetch(overlayPicture, pixel, 0), result);
    }
    if (kTransparent && result.a <= 0.0) {
        result = vec4(0.0);
    }
    outColor = vec4(forHost(result.rgb), result.a);
}
