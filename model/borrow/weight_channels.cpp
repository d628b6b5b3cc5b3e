// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/borrow/weight_channels.h"

#include <algorithm>

#include "model/asset/animated_properties.h"
#include "model/asset/property_facts.h"

namespace sinew {
namespace {

bool isZero(const Sampler& curve) {
    return std::all_of(curve.values.begin(), curve.values.end(),
                       [](float value) { return value == 0.0F; });
}

/// False: the curves cannot be added exactly.
bool addUp(Sampler& sum, const Sampler& curve) {
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

/// The curve of the property whose differences to `rest` are given.
Sampler fromRest(const Sampler& differences, const PropertyValue& rest) {
    Sampler curve = differences;
    std::vector<float> values = differences.values.toVector();
    const std::size_t perKey = curve.interpolation == Interpolation::CubicSpline ? 3 : 1;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const bool isTangent = perKey == 3 && i / curve.width % perKey != 1;
        values[i] += isTangent ? 0.0F : rest[i % curve.width];
    }
    curve.values = std::move(values);
    return curve;
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
    return isNew || addUp(known->second, curve);
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

bool MaterialChannels::add(const Asset& asset, const VrmMaterialBind& bind, const Sampler& weight) {
    const PropertyValue rest = restValue(asset, bind.target);
    Sampler curve = weight;
    curve.width = widthOf(factsOf(bind.target.property).type);
    std::vector<float> values;
    values.reserve(weight.values.size() * curve.width);
    for (std::size_t i = 0; i < weight.values.size(); ++i) {
        for (std::size_t c = 0; c < curve.width; ++c) {
            values.push_back(weight.values[i] * (bind.value[c] - rest[c]));
        }
    }
    curve.values = std::move(values);
    const auto [known, isNew] = m_differences.try_emplace(bind.target, curve);
    return isNew || addUp(known->second, curve);
}

void MaterialChannels::appendTo(Animation& clip, const Asset& asset) const {
    for (const auto& [target, differences] : m_differences) {
        const std::uint32_t property = propertyAt(asset, target);
        if (property == kNoAnimatedProperty) {
            continue;
        }
        clip.propertyChannels.push_back({.target = target,
                                         .sampler = SamplerIndex(clip.samplers.size()),
                                         .property = property,
                                         .pointer = pointerTo(asset, target)});
        clip.samplers.push_back(fromRest(differences, asset.animatedProperties[property].rest));
    }
}

}  // namespace sinew
