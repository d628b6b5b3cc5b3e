#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "color.glsl"
#include "scene_block.glsl"

layout(set = 1, binding = 0) uniform sampler2D scenePicture;  // premultiplied, tone-mapped

#include "background.glsl"
#include "tone_map.glsl"

layout(location = 0) out vec4 outLight;

// The image seen through transmissive surfaces: the scene so far over the background, converted
// back to light before exposure. Alpha: coverage of the pixel.
void main() {
    vec4 color = texelFetch(scenePicture, ivec2(gl_FragCoord.xy), 0);
    if (hasBackground()) {
        color = vec4(color.rgb + (1.0 - color.a) * background(), 1.0);
    }
    vec3 light = lightOf(clamp(color.rgb, 0.0, 1.0), scene.view.w);
    outLight = vec4(light / max(scene.viewport.w, 1e-6), color.a);
}
