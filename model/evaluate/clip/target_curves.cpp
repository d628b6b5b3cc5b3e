// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/clip/target_curves.h"

#include "model/evaluate/clip/pose_target.h"
#include "model/evaluate/pose.h"

namespace sinew {

namespace {

TargetCurve partCurve(const Asset& asset, NodeIndex node, PosePart first) {
    const auto stride = static_cast<std::uint32_t>(poseRowStride(asset.nodes.size()));
    return {.array = PoseArray::Parts,
            .rotation = first == PosePart::RotationX,
            .whole = true,
            .firstTarget = static_cast<std::uint32_t>(first) * stride + node.value,
            .stride = stride,
            .node = node};
}

TargetCurve curveOf(const Asset& asset, const Channel& channel) {
    if (channel.path != ChannelPath::Weights) {
        return partCurve(asset, channel.node, firstPartOf(channel.path));
    }
    const std::uint32_t first = channel.morphTarget == kAllMorphTargets ? 0 : channel.morphTarget;
    return {.array = PoseArray::Weights, .firstTarget = asset[channel.node].firstWeight + first};
}

TargetCurve curveOf(const Asset& asset, const PropertyChannel& channel) {
    if (channel.target.property == Property::Visible) {
        return {.array = PoseArray::Visible, .firstTarget = channel.target.index};
    }
    return {.array = PoseArray::Properties,
            .firstTarget = asset.animatedProperties[channel.property].first};
}

template <class AnyChannel>
void add(const Asset& asset, const Animation& animation, const std::vector<AnyChannel>& channels,
         std::vector<TargetCurve>& curves) {
    for (const AnyChannel& channel : channels) {
        if (drives(asset, animation, channel)) {
            curves.push_back(curveOf(asset, channel));
            curves.back().sampler = &animation.samplers[channel.sampler.value];
        }
    }
}

}  // namespace

std::vector<TargetCurve> targetCurves(const Asset& asset, AnimationIndex animation) {
    std::vector<TargetCurve> curves;
    add(asset, asset[animation], asset[animation].channels, curves);
    add(asset, asset[animation], asset[animation].propertyChannels, curves);
    return curves;
}

}  // namespace sinew
