// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Colours of marks on top of the scene. Requires layout.h, the block `scene` and color.glsl.

// Converts sRGB to the contents of the scene picture in this view: light or bytes.
vec3 markColor(vec3 srgb) { return (scene.view.z & kSceneLit) != 0u ? decodeSrgb(srgb) : srgb; }

// 0.42 to 1.12: shading from the viewer's upper left, so that small shapes are readable.
float markShade(vec3 normalFromView) {
    float facing = 0.5 + 0.5 * dot(normalFromView, normalize(vec3(-0.35, 0.60, 0.72)));
    return mix(0.42, 1.12, smoothstep(0.1, 0.95, facing));
}
