// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/asset/animated_properties.h"

#include <algorithm>
#include <utility>

#include "model/asset/object_factors.h"
#include "model/asset/property_facts.h"

namespace sinew {
namespace {

ObjectFactors restFactors(const Asset& asset, const PropertyTarget& target) {
    ObjectFactors object;
    switch (target.owner) {
        case PropertyOwner::Node:
            break;
        case PropertyOwner::Material:
            if (target.index < asset.materials.size()) {
                object.material = factorsOf(asset.materials[target.index]);
            }
            break;
        case PropertyOwner::Camera:
            if (target.index < asset.cameras.size()) {
                object.camera = factorsOf(asset.cameras[target.index].projection);
            }
            break;
        case PropertyOwner::Light:
            if (target.index < asset.lights.size()) {
                object.light = factorsOf(asset.lights[target.index]);
            }
            break;
    }
    return object;
}

float restVisibility(const Asset& asset, std::uint32_t node) {
    return node >= asset.nodes.size() || asset.nodes[node].visible ? 1.0F : 0.0F;
}

void addExpressionTargets(const Asset& asset, std::vector<PropertyTarget>& targets) {
    if (!asset.vrm) {
        return;
    }
    for (const VrmExpression& expression : asset.vrm->expressions) {
        for (const VrmMaterialBind& bind : expression.materials) {
            targets.push_back(bind.target);
        }
    }
}

std::vector<PropertyTarget> animatedTargets(const Asset& asset) {
    std::vector<PropertyTarget> targets;
    for (const Animation& animation : asset.animations) {
        for (const PropertyChannel& channel : animation.propertyChannels) {
            if (channel.target.owner != PropertyOwner::Node) {
                targets.push_back(channel.target);
            }
        }
    }
    addExpressionTargets(asset, targets);
    std::ranges::sort(targets);
    targets.erase(std::unique(targets.begin(), targets.end()), targets.end());
    return targets;
}

}  // namespace

PropertyValue restValue(const Asset& asset, const PropertyTarget& target) {
    PropertyValue value{};
    if (target.property == Property::Visible) {
        value[0] = restVisibility(asset, target.index);
        return value;
    }
    ObjectFactors object = restFactors(asset, target);
    std::ranges::copy(floatsOf(object, target.property, target.slot), value.begin());
    return value;
}

std::uint32_t propertyAt(const Asset& asset, const PropertyTarget& target) noexcept {
    const auto found =
        std::ranges::lower_bound(asset.animatedProperties, target, {}, &AnimatedProperty::target);
    const bool isThere = found != asset.animatedProperties.end() && found->target == target;
    return isThere ? static_cast<std::uint32_t>(found - asset.animatedProperties.begin())
                   : kNoAnimatedProperty;
}

void listAnimatedProperties(Asset& asset) {
    asset.animatedProperties.clear();
    asset.propertyFloatCount = 0;
    for (const PropertyTarget& target : animatedTargets(asset)) {
        const std::uint32_t width = widthOf(factsOf(target.property).type);
        asset.animatedProperties.push_back({.target = target,
                                            .first = asset.propertyFloatCount,
                                            .width = width,
                                            .rest = restValue(asset, target)});
        asset.propertyFloatCount += width;
    }
    for (Animation& animation : asset.animations) {
        for (PropertyChannel& channel : animation.propertyChannels) {
            channel.property = propertyAt(asset, channel.target);
            if (channel.property != kNoAnimatedProperty) {
                asset.animatedProperties[channel.property].byClips = true;
            }
        }
    }
}

std::span<const AnimatedProperty> animatedPropertiesOf(const Asset& asset, PropertyOwner owner,
                                                       std::uint32_t index) noexcept {
    const auto object = [](const AnimatedProperty& property) {
        return std::pair(property.target.owner, property.target.index);
    };
    const std::pair wanted(owner, index);
    const std::vector<AnimatedProperty>& all = asset.animatedProperties;
    return {std::ranges::lower_bound(all, wanted, {}, object),
            std::ranges::upper_bound(all, wanted, {}, object)};
}

}  // namespace sinew
