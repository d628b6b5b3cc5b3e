// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/borrow/weight_channels.h"

#include <algorithm>

namespace sinew {
namespace {

bool isZero(const Sampler& curve) {
    return std::all_of(curve.values.begin(), curve.values.end(),
                       [](float value) { return value == 0.0F; });
}

}  // namespace

Sampler componentCurve(const Sampler& sampler, std::uint32_t component, float factor) {
    Sampler curve{
        .interpolation = sampler.interpolation, .width = 1, .times = sampler.times, .values = {}};
    std::vector<float> values;
    values.reserve(sampler.values.size() / sampler.width);
    for (std::size_t i = component; i < sampler.values.size(); i += sampler.width) {
        values.push_back(factor * sampler.values[i]);
    }
    curve.values = std::move(values);
    return curve;
}

bool WeightChannels::add(const MorphPartner& partner, const Sampler& curve) {
    const auto [known, isNew] = m_curves.try_emplace(partner, curve);
    if (isNew) {
        return true;
    }
    Sampler& sum = known->second;
    if (isZero(curve)) {
        return true;
    }
    if (isZero(sum)) {
        sum = curve;
        return true;
    }
    if (sum.interpolation != curve.interpolation || sum.times != curve.times) {
        return false;
    }
    std::vector<float> values = sum.values.toVector();
    for (std::size_t i = 0; i < values.size(); ++i) {
        values[i] += curve.values[i];
    }
    sum.values = std::move(values);
    return true;
}

void WeightChannels::appendTo(Animation& clip) const {
    for (const auto& [partner, curve] : m_curves) {
        clip.channels.push_back({.node = partner.node,
                                 .path = ChannelPath::Weights,
                                 .sampler = SamplerIndex(clip.samplers.size()),
                                 .morphTarget = partner.target});
        clip.samplers.push_back(curve);
    }
}

}  // namespace sinew
