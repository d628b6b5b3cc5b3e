// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The background of the scene, forwarded by composite.vert from CompositeConstants.

layout(location = 0) in vec2 inPlace;
layout(location = 1) flat in vec4 inInner;
layout(location = 2) flat in vec4 inSlope;
layout(location = 3) flat in vec4 inBend;

// Position in the target, which may be a part of the host's picture.
vec2 targetPixel() { return gl_FragCoord.xy - vec2(inSlope.w, 0.0); }

bool hasBackground() { return inBend.w >= 0.0; }

// Dither of less than one sRGB byte: a fixed pattern that hides banding of the gradient
// (interleaved gradient noise).
float dither() {
    vec2 pixel = vec2(inBend.w, inInner.w) + targetPixel();  // position in the picture
    float noise = fract(52.9829189 * fract(dot(pixel, vec2(0.06711056, 0.00583715))));
    return inInner.w >= 0.0 ? (noise - 0.5) * (1.0 / 255.0) : 0.0;
}

vec3 background() {
    float square = min(dot(inPlace, inPlace), 1.0);
    float away = square * (3.0 - 2.0 * sqrt(square));
    return (inBend.rgb * away + inSlope.rgb) * away + inInner.rgb;
}
