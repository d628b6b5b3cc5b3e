// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Light from everywhere. Needs the block `scene` declared before. Fragment stage.

layout(set = 0, binding = 3) uniform samplerCube mirroredEnvironment;
layout(set = 0, binding = 4) uniform sampler2D brdfTable;  // model/light/brdf_table.h

vec3 environmentFromWorld(vec3 direction) {
    vec2 turn = scene.environment.xy;  // cosine and sine of the rotation about +Y
    return vec3(turn.x * direction.x - turn.y * direction.z, direction.y,
                turn.y * direction.x + turn.x * direction.z);
}

// What a white matte surface of this world normal sends back.
vec3 matteLight(vec3 normal) {
    vec3 n = environmentFromWorld(normal);
    vec3 sum = scene.matte[0].rgb;
    sum += scene.matte[1].rgb * n.y + scene.matte[2].rgb * n.z + scene.matte[3].rgb * n.x;
    sum += scene.matte[4].rgb * (n.x * n.y) + scene.matte[5].rgb * (n.y * n.z);
    sum += scene.matte[6].rgb * (3.0 * n.z * n.z - 1.0);
    sum += scene.matte[7].rgb * (n.x * n.z) + scene.matte[8].rgb * (n.x * n.x - n.y * n.y);
    return max(sum, vec3(0.0)) * scene.environment.z;
}

// Light that comes from around a world direction, as a surface of this perceptual roughness
// gathers it.
vec3 mirroredLight(vec3 direction, float roughness) {
    float level = clamp(roughness, 0.0, 1.0) * scene.environment.w;
    return textureLod(mirroredEnvironment, environmentFromWorld(direction), level).rgb *
           scene.environment.z;
}

// The table's columns for a view angle and a perceptual roughness.
vec4 brdfShares(float nv, float roughness) {
    return texture(brdfTable, vec2(nv, roughness));
}
