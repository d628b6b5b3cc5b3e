// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/demo/orca_weights.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace sinew::demo {

namespace {

constexpr float kBlendMetres = 0.40F;     // half the width of the blend between two segments
constexpr float kSmallestShare = 0.003F;  // weaker influences are not worth a slot
constexpr int kWhole = 65535;

float shareBehind(float boundary, float d) {
    return glm::smoothstep(boundary - kBlendMetres, boundary + kBlendMetres, d);
}

}  // namespace

JointWeights& JointWeights::operator+=(const JointWeights& other) {
    for (std::size_t i = 0; i < kJointCount; ++i) {
        values[i] += other.values[i];
    }
    return *this;
}

JointWeights JointWeights::operator*(float factor) const {
    JointWeights out = *this;
    for (float& value : out.values) {
        value *= factor;
    }
    return out;
}

JointWeights mixed(const JointWeights& weights, JointId joint, float share) {
    JointWeights out = weights * (1.0F - share);
    out.values[joint] += share;
    return out;
}

JointWeights spineWeights(float d) {
    JointWeights out;
    for (const SpineSegment& segment : spineSegments()) {
        out.values[segment.joint] = shareBehind(segment.front, d) - shareBehind(segment.back, d);
    }
    return out;
}

PackedInfluences packInfluences(const JointWeights& weights) {
    std::array<std::size_t, kJointCount> order{};
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return weights.values[a] > weights.values[b];
    });

    std::size_t used = 0;
    float sum = 0.0F;
    while (used < 8 && weights.values[order[used]] > kSmallestShare) {
        sum += weights.values[order[used++]];
    }

    PackedInfluences out;
    int rest = kWhole;
    for (std::size_t i = 0; i < used; ++i) {
        const float share = weights.values[order[i]] / sum;
        const int stored = static_cast<int>(std::lround(share * static_cast<float>(kWhole)));
        out.joints[i] = static_cast<std::uint8_t>(order[i]);
        out.weights[i] = static_cast<std::uint16_t>(stored);
        rest -= stored;
    }
    out.weights[0] = static_cast<std::uint16_t>(out.weights[0] + rest);
    return out;
}

}  // namespace sinew::demo
