// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/accessor/value_format.h"

#include "model/asset/property_facts.h"

namespace sinew::load {
namespace {

std::uint32_t weightCount(std::size_t targets, std::uint32_t morphTarget) noexcept {
    return morphTarget == kAllMorphTargets ? static_cast<std::uint32_t>(targets) : 1;
}

ValueFormat byPointer(ValueFormat format) noexcept {
    format.mayBeNormalized = true;
    format.mayBeInteger = true;
    return format;
}

ElementType elementOf(std::uint32_t width) noexcept {
    switch (width) {
        case 2:
            return ElementType::Vec2;
        case 3:
            return ElementType::Vec3;
        case 4:
            return ElementType::Vec4;
        default:
            return ElementType::Scalar;
    }
}

}  // namespace

ValueFormat formatOf(const Asset& asset, const Channel& channel) noexcept {
    switch (channel.path) {
        case ChannelPath::Translation:
        case ChannelPath::Scale:
            return {.element = ElementType::Vec3, .width = 3};
        case ChannelPath::Rotation:
            return {.element = ElementType::Vec4,
                    .width = 4,
                    .isRotation = true,
                    .mayBeNormalized = true};
        case ChannelPath::Weights:
            break;
    }
    return {.width = weightCount(asset[channel.node].restWeights.size(), channel.morphTarget),
            .mayBeNormalized = true};
}

ValueFormat pointerFormat(const Asset& asset, const Channel& channel) noexcept {
    return byPointer(formatOf(asset, channel));
}

ValueFormat pointerFormat(const Asset& asset, const MeshWeightsTarget& target) noexcept {
    return byPointer({.width = weightCount(asset[target.mesh].targetCount(), target.morphTarget)});
}

ValueFormat pointerFormat(const PropertyTarget& target) noexcept {
    const std::uint32_t width = widthOf(factsOf(target.property).type);
    return byPointer({.element = elementOf(width), .width = width});
}

}  // namespace sinew::load
