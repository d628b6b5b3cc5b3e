// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// 0.25 to 1: soft shading for data views, lit from the camera. Requires the block `scene`.
float softShade(vec3 normal) {
    vec3 inView = mat3(scene.viewFromWorld) * normal;
    float wrapped = 0.5 + 0.5 * dot(inView, normalize(vec3(-0.35, 0.55, 0.75)));
    return mix(0.25, 1.0, smoothstep(0.05, 0.95, wrapped));
}
