// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Values that the CPU computed: one per vertex, interpolated, or one per element, flat. Requires
// scene_sets.glsl; with FOR_DATA defined deform.glsl, otherwise heat.glsl.

#ifdef FOR_DATA

// x: the value; y: 1 if the vertex has one. Interpolated, x / y is the mean of the vertices with a
// value.
vec3 givenValue(uint vertex) {
    uint first = asData(draw.values.x);
    if (first == kNoValues) {
        return vec3(0.0);
    }
    float value = morphWeights[first + vertex];
    return value < kNoValue ? vec3(value, 1.0, 0.0) : vec3(0.0);
}

#else

float onHeatMap(float value) { return value * scene.values.x + scene.values.y; }

// `given`: interpolated values of givenValue.
vec3 givenColor(vec3 given) {
    float at = onHeatMap(given.x / max(given.y, 1e-6));
    vec3 color = heat(at);
    if (draw.values.x == kNoValues) {
        return kNeutralColor;
    }
    bool scaleFromZero = scene.values.y == 0.0;
    bool zeroIsMarked = scene.chosen.z == kZeroOfJoint || scene.chosen.z == kZeroOfAll;
    color = scaleFromZero && zeroIsMarked && at < kNearlyZero ? kUnaffectedColor : color;
    return given.y < 0.5 ? kNoValueColor : color;
}

#endif
