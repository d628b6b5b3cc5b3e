// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/weights/weight_variant.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

#include "model/weights/vertex_influences.h"

namespace sinew {
namespace {

constexpr std::size_t kSlots = 4;
constexpr float kSteps = 255.0F;

void byStrength(std::vector<JointWeight>& weights) {
    std::stable_sort(
        weights.begin(), weights.end(),
        [](const JointWeight& a, const JointWeight& b) { return a.weight > b.weight; });
}

void divideBySum(std::vector<JointWeight>& weights) {
    const double sum = std::accumulate(
        weights.begin(), weights.end(), 0.0,
        [](double so_far, const JointWeight& w) { return so_far + static_cast<double>(w.weight); });
    if (sum == 0.0) {
        weights.clear();
        return;
    }
    for (JointWeight& weight : weights) {
        weight.weight = static_cast<float>(static_cast<double>(weight.weight) / sum);
    }
}

void keepFour(std::vector<JointWeight>& weights) {
    byStrength(weights);
    weights.resize(std::min(weights.size(), kSlots));
    divideBySum(weights);
}

// What rounding loses or adds goes to the strongest, as exporters and engines do it.
void roundToBytes(std::vector<JointWeight>& weights) {
    divideBySum(weights);
    byStrength(weights);
    float sum = 0.0F;
    for (JointWeight& weight : weights) {
        weight.weight = std::round(weight.weight * kSteps);
        sum += weight.weight;
    }
    if (!weights.empty()) {
        weights.front().weight += kSteps - sum;
    }
    for (JointWeight& weight : weights) {
        weight.weight /= kSteps;
    }
}

struct SetValues {
    std::vector<glm::u16vec4> joints;
    std::vector<glm::vec4> weights;
};

}  // namespace

Primitive withWeights(const Primitive& primitive, WeightVariant variant, std::size_t jointCount) {
    const std::size_t count = primitive.vertexCount();
    const std::size_t sets = variant == WeightVariant::FourStrongest
                                 ? std::min<std::size_t>(1, primitive.influenceSets.size())
                                 : primitive.influenceSets.size();
    std::vector<SetValues> values(sets);
    for (SetValues& set : values) {
        set.joints.resize(count, glm::u16vec4(0));
        set.weights.resize(count, glm::vec4(0.0F));
    }
    VertexInfluences influences(primitive, jointCount);
    std::vector<JointWeight> kept;
    for (std::size_t vertex = 0; vertex < count; ++vertex) {
        const std::span<const JointWeight> found = influences.at(vertex);
        kept.assign(found.begin(), found.end());
        variant == WeightVariant::FourStrongest ? keepFour(kept) : roundToBytes(kept);
        for (std::size_t i = 0; i < kept.size(); ++i) {
            const auto slot = static_cast<glm::length_t>(i % kSlots);
            values[i / kSlots].joints[vertex][slot] = static_cast<std::uint16_t>(kept[i].joint);
            values[i / kSlots].weights[vertex][slot] = kept[i].weight;
        }
    }
    Primitive out = primitive;
    out.influenceSets.clear();
    for (SetValues& set : values) {
        out.influenceSets.push_back({std::move(set.joints), std::move(set.weights)});
    }
    return out;
}

std::optional<WeightVariant> variantOf(Compared compared) {
    switch (compared) {
        case Compared::FourStrongest:
            return WeightVariant::FourStrongest;
        case Compared::EightBit:
            return WeightVariant::EightBit;
        case Compared::Stored:
        case Compared::DualQuaternion:
            break;
    }
    return {};
}

}  // namespace sinew
