// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Environment light. Requires the block `scene`. Fragment stage.

// Octahedral squares: the specular light at kLightLevels roughnesses, one below the other, and the
// diffuse light of white surfaces (viewport/scene/light/light_images.h).
layout(set = 0, binding = 3) uniform sampler2D environmentLight;
layout(set = 0, binding = 4) uniform sampler2D brdfTable;  // model/light/brdf_table.h

vec3 environmentFromWorld(vec3 direction) {
    vec2 turn = scene.environment.xy;  // cosine and sine of the rotation about +Y
    return vec3(turn.x * direction.x - turn.y * direction.z, direction.y,
                turn.y * direction.x + turn.x * direction.z);
}

// Position of a world direction on an octahedral square, 0 to 1 (model/light/octahedral.h).
vec2 placeOf(vec3 direction) {
    vec3 d = environmentFromWorld(direction);
    vec2 place = d.xz / (abs(d.x) + abs(d.y) + abs(d.z));
    vec2 folded = (1.0 - abs(place.yx)) * vec2(place.x < 0.0 ? -1.0 : 1.0, place.y < 0.0 ? -1.0 : 1.0);
    return 0.5 + 0.5 * (d.y < 0.0 ? folded : place);
}

// Samples a square whose outermost texels are on its edge. `first`: its corner texel. Stays inside
// the square by more than rounding, because its neighbour may be a thousand times as bright.
vec3 lightAtPlace(vec2 place, vec2 first, float steps) {
    const float inside = 1.0 / 512.0;
    vec2 at = first + 0.5 + clamp(place * steps, inside, steps - inside);
    return textureLod(environmentLight, at / vec2(kLightWidth, kLightHeight), 0.0).rgb;
}

// The diffuse light of a white surface with this world normal.
vec3 matteLight(vec3 normal) {
    vec2 first = vec2(kMatteLeft, kMatteTop);
    return lightAtPlace(placeOf(normal), first, float(kMatteSteps)) * scene.environment.z;
}

// `share`: size of the level: 1, 1/2, 1/4… The last two levels have equal size.
vec3 lightOfLevel(vec2 place, float level, float share) {
    const float least = 2.0 / exp2(float(kLightLevels - 1u));
    float above = 2.0 * float(kLightSteps) * (1.0 - share) + level;  // rows of the previous levels
    return lightAtPlace(place, vec2(0.0, above), float(kLightSteps) * max(share, least));
}

// Specular light from around a world direction for a perceptual roughness.
vec3 mirroredLight(vec3 direction, float roughness) {
    vec2 place = placeOf(direction);
    float level = clamp(roughness, 0.0, 1.0) * float(kLightLevels - 1u);
    float lower = min(floor(level), float(kLightLevels - 2u));
    float share = intBitsToFloat((127 - int(lower)) << 23);  // 2 to the power of -lower
    vec3 light = mix(lightOfLevel(place, lower, share), lightOfLevel(place, lower + 1.0, 0.5 * share),
                     level - lower);
    return light * scene.environment.z;
}

// The BRDF table entry for a view angle and a perceptual roughness.
vec4 brdfShares(float nv, float roughness) {
    return texture(brdfTable, vec2(nv, roughness));
}
