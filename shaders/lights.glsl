// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Directional and positional lights: the key light first, then those of the scene
// (KHR_lights_punctual). Requires layout.h. Fragment stage.

layout(std430, set = 0, binding = 2) readonly buffer LightsBlock {
    LightTable lightTable;
    LightConstants lights[];
};

struct LightSample {
    vec3 towards;     // world space, unit: from the point to the light
    vec3 irradiance;  // received by a surface facing the light; white diffuse ones reflect 1/pi
};

uint lightCount() { return lightTable.counts.x; }

// KHR_lights_punctual, "Range Property": smooth falloff to 0 at the range.
float rangeWindow(float distance, float range) {
    float share = distance / range;
    float fourth = share * share * share * share;
    return range > 0.0 ? clamp(1.0 - fourth, 0.0, 1.0) : 1.0;
}

layout(set = 0, binding = 5) uniform sampler2DShadow shadowCompared;
layout(set = 0, binding = 7) uniform sampler2D shadowDepth;

const int kBlockerTaps = 12;
const int kShadowTaps = 24;
const float kSteepest = 4.0;  // maximum slope of a shadow receiver that is compensated

// Points on a disc, rotated per pixel (Vogel spiral, interleaved gradient noise).
vec2 spiral(int index, int count, float turn) {
    float angle = float(index) * 2.39996323 + turn;
    return sqrt((float(index) + 0.5) / float(count)) * vec2(cos(angle), sin(angle));
}

float turnOf(vec2 pixel) {
    return 6.2831853 * fract(52.9829189 * fract(dot(pixel, vec2(0.06711056, 0.00583715))));
}

// Depth gradient of the surface over the shadow map, to avoid self-shadowing.
vec2 receiverSlope(vec3 at, float steepest) {
    vec3 dx = dFdx(at);
    vec3 dy = dFdy(at);
    float area = dx.x * dy.y - dx.y * dy.x;
    vec2 slope = vec2(dy.y * dx.z - dx.y * dy.z, dx.x * dy.z - dy.x * dx.z);
    return abs(area) > 1e-14 ? clamp(slope / area, -steepest, steepest) : vec2(0.0);
}

// Share of the key light that reaches a point. The closer the occluder, the sharper the shadow
// (Fernando, "Percentage-Closer Soft Shadows", 2005).
float keyLightShare(vec3 worldPosition) {
    vec3 at = (lightTable.shadowFromWorld * vec4(worldPosition, 1.0)).xyz;
    float side = float(textureSize(shadowDepth, 0).x);
    float width = lightTable.shadow.x * side;
    vec2 slope = receiverSlope(at, kSteepest * width / max(lightTable.shadow.y, 1e-12));
    bool outside = any(lessThan(at.xy, vec2(0.0))) || any(greaterThan(at.xy, vec2(1.0)));
    if (outside || at.z < 0.0 || lightTable.shadow.y <= 0.0) {
        return 1.0;
    }
    float spread = lightTable.shadow.z * lightTable.shadow.y / width;  // spread per unit of depth
    float texel = 1.0 / side;
    float bias = texel * length(slope) + 4.0 / 65535.0;
    float turn = turnOf(scene.part.xy + gl_FragCoord.xy);
    float search = max(spread * at.z, texel);
    float blockers = 0.0;
    float sum = 0.0;
    for (int i = 0; i < kBlockerTaps; ++i) {
        vec2 aside = search * spiral(i, kBlockerTaps, turn);
        float depth = textureLod(shadowDepth, at.xy + aside, 0.0).r;
        if (depth < min(at.z + dot(slope, aside), 1.0) - bias) {
            blockers += 1.0;
            sum += depth;
        }
    }
    if (blockers == 0.0) {
        return 1.0;
    }
    float penumbra = max(spread * (at.z - sum / blockers), 1.5 * texel);
    float reaching = 0.0;
    for (int i = 0; i < kShadowTaps; ++i) {
        vec2 aside = penumbra * spiral(i, kShadowTaps, turn);
        float depth = min(at.z + dot(slope, aside), 1.0) - bias;
        reaching += textureLod(shadowCompared, vec3(at.xy + aside, depth), 0.0);
    }
    return reaching / float(kShadowTaps);
}

// `keyLight`: the first light may be the key light.
LightSample lightAt(uint index, vec3 worldPosition, bool keyLight) {
    LightConstants light = lights[index];
    LightSample result;
    if (light.color.w == 0.0) {
        result.towards = -light.direction.xyz;
        result.irradiance = light.color.rgb;
        if (keyLight && index < lightTable.counts.y) {
            result.irradiance *= keyLightShare(worldPosition);
        }
        return result;
    }
    vec3 to = light.position.xyz - worldPosition;
    float distance = max(length(to), 1e-6);
    result.towards = to / distance;
    float along = dot(light.direction.xyz, -result.towards);
    float cone = clamp(along * light.cone.x + light.cone.y, 0.0, 1.0);
    float share = rangeWindow(distance, light.position.w) / (distance * distance);
    result.irradiance = light.color.rgb * (share * cone * cone);
    return result;
}
