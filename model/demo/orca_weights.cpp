// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/demo/orca_weights.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "model/demo/orca_profile.h"

namespace sinew::demo {

namespace {

constexpr float kBlendMetres = 0.40F;     // half the width of the blend between two segments
constexpr float kSmallestShare = 0.003F;  // weaker influences are not worth a slot
constexpr int kWhole = 65535;

float shareBehind(float boundary, float d) {
    return smoothStep(boundary - kBlendMetres, boundary + kBlendMetres, d);
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

InfluenceColumns influenceColumns(std::span<const PackedInfluences> influences) {
    InfluenceColumns out;
    for (std::uint32_t v = 0; v < influences.size(); ++v) {
        const auto& [j, w] = influences[v];
        out.joints0.push_back({j[0], j[1], j[2], j[3]});
        out.weights0.push_back({w[0], w[1], w[2], w[3]});
        if (w[4] != 0) {
            out.extended.push_back(v);
            out.joints1.push_back({j[4], j[5], j[6], j[7]});
            out.weights1.push_back({w[4], w[5], w[6], w[7]});
        }
    }
    return out;
}

}  // namespace sinew::demo
