// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/sample_pose.h"

#include <array>

#include "model/evaluate/sampler.h"

namespace sinew {

namespace {

glm::vec3 sampleVector(const Sampler& sampler, float seconds, std::uint32_t& cursor) noexcept {
    std::array<float, 3> value{};
    sampleCurve(sampler, seconds, false, cursor, value);
    return {value[0], value[1], value[2]};
}

glm::quat sampleRotation(const Sampler& sampler, float seconds, std::uint32_t& cursor) noexcept {
    std::array<float, 4> value{};
    sampleCurve(sampler, seconds, true, cursor, value);
    return {value[3], value[0], value[1], value[2]};
}

std::size_t widthOf(const Channel& channel, const Node& node) noexcept {
    switch (channel.path) {
        case ChannelPath::Translation:
        case ChannelPath::Scale:
            return 3;
        case ChannelPath::Rotation:
            return 4;
        case ChannelPath::Weights:
            return channel.morphTarget == kAllMorphTargets ? node.restWeights.size() : 1;
    }
    return 0;
}

void sampleChannel(const Asset& asset, const Channel& channel, const Sampler& sampler,
                   float seconds, std::uint32_t& cursor, Pose& out) noexcept {
    const Node& node = asset[channel.node];
    if (sampler.times.empty() || sampler.width != widthOf(channel, node)) {
        return;
    }
    switch (channel.path) {
        case ChannelPath::Translation:
            out.setTranslation(channel.node, sampleVector(sampler, seconds, cursor));
            break;
        case ChannelPath::Rotation:
            out.setRotation(channel.node, sampleRotation(sampler, seconds, cursor));
            break;
        case ChannelPath::Scale:
            out.setScale(channel.node, sampleVector(sampler, seconds, cursor));
            break;
        case ChannelPath::Weights: {
            const std::uint32_t first =
                channel.morphTarget == kAllMorphTargets ? 0 : channel.morphTarget;
            sampleCurve(sampler, seconds, false, cursor,
                        std::span(out.weights).subspan(node.firstWeight + first, sampler.width));
            return;
        }
    }
    out.fromMatrix[channel.node.value] = 0;
}

// True is any value but 0 (KHR_animation_pointer).
void sampleVisibility(const PropertyChannel& channel, const Sampler& sampler, float seconds,
                      std::uint32_t& cursor, Pose& out) noexcept {
    if (channel.target.property != Property::Visible || sampler.times.empty() ||
        sampler.width != 1) {
        return;
    }
    std::array<float, 1> value{};
    sampleCurve(sampler, seconds, false, cursor, value);
    out.visible[channel.target.index] = value[0] != 0.0F ? 1 : 0;
}

// Every property is a vector of numbers: rotations of textures are scalars, nothing is slerped.
void sampleProperty(const AnimatedProperty& property, const Sampler& sampler, float seconds,
                    std::uint32_t& cursor, Pose& out) noexcept {
    if (!sampler.times.empty() && sampler.width == property.width) {
        sampleCurve(sampler, seconds, false, cursor,
                    std::span(out.properties).subspan(property.first, property.width));
    }
}

}  // namespace

void samplePose(const Asset& asset, AnimationIndex animation, float seconds, SampleCursor& cursor,
                Pose& out) noexcept {
    const Animation& clip = asset[animation];
    if (cursor.keys.size() < clip.samplers.size()) {
        cursor.keys.resize(clip.samplers.size(), 0);
    }
    for (const Channel& channel : clip.channels) {
        const std::uint32_t sampler = channel.sampler.value;
        sampleChannel(asset, channel, clip.samplers[sampler], seconds, cursor.keys[sampler], out);
    }
    for (const PropertyChannel& channel : clip.propertyChannels) {
        const std::uint32_t sampler = channel.sampler.value;
        sampleVisibility(channel, clip.samplers[sampler], seconds, cursor.keys[sampler], out);
        if (channel.property < asset.animatedProperties.size()) {
            sampleProperty(asset.animatedProperties[channel.property], clip.samplers[sampler],
                           seconds, cursor.keys[sampler], out);
        }
    }
}

}  // namespace sinew
