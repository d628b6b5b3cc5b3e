// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/weights/weight_sum.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace sinew {
namespace {

constexpr double kFloatTolerance = 2e-7;  // tolerance per weight other than 0

bool areAll(const Primitive& primitive, StoredType type) {
    return std::all_of(primitive.influenceSets.begin(), primitive.influenceSets.end(),
                       [type](const InfluenceSet& set) { return set.weights.type() == type; });
}

}  // namespace

double wholeWeight(const Primitive& primitive) {
    return areAll(primitive, StoredType::U8)    ? 255.0
           : areAll(primitive, StoredType::U16) ? 65535.0
                                                : 1.0;
}

WeightSum weightSum(std::span<const JointWeight> slots, double one) {
    WeightSum sum;
    float total = 0.0F;
    double integers = 0.0;
    for (const JointWeight& slot : slots) {
        sum.count += slot.weight != 0.0F ? 1 : 0;
        total += slot.weight;
        integers += std::round(static_cast<double>(slot.weight) * one);
    }
    const bool exact = one != 1.0;
    sum.off = exact ? (integers - one) / one : static_cast<double>(total) - 1.0;
    const double tolerance = exact ? 0.0 : kFloatTolerance * static_cast<double>(sum.count);
    sum.wrong = sum.count > 0 && std::isfinite(sum.off) && std::abs(sum.off) > tolerance;
    return sum;
}

WeightSum weightSum(const Primitive& primitive, std::size_t vertex) {
    std::vector<JointWeight> all;
    all.reserve(4 * primitive.influenceSets.size());
    for (glm::length_t slot = 0; slot < 4; ++slot) {
        for (const InfluenceSet& set : primitive.influenceSets) {
            all.push_back({set.joints[vertex][slot], set.weights[vertex][slot]});
        }
    }
    return weightSum(all, wholeWeight(primitive));
}

}  // namespace sinew
