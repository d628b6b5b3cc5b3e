// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <memory>
#include <numbers>
#include <random>
#include <utility>
#include <vector>

#include "model/asset/asset.h"
#include "model/evaluate/blend/pose_blender.h"
#include "tests/support/gltf_builder.h"

namespace sinew::test {

/// Assets filled by hand for tests of blending: nodes first, then clips, then `finish`.
struct SmallClips {
    Asset asset;

    NodeIndex node(NodeIndex parent = {}, Transform rest = {}) {
        const NodeIndex index(asset.nodes.size());
        Node& made = asset.nodes.emplace_back();
        made.rest = rest;
        if (parent) {
            asset.nodes[parent.value].children.push_back(index);
        }
        return index;
    }

    AnimationIndex clip() {
        asset.animations.emplace_back();
        return AnimationIndex(asset.animations.size() - 1);
    }

    SamplerIndex sampler(AnimationIndex clip, std::vector<float> times, std::vector<float> values) {
        Animation& animation = asset.animations[clip.value];
        const std::size_t width = times.empty() ? 1 : values.size() / times.size();
        animation.samplers.push_back({.interpolation = Interpolation::Linear,
                                      .width = static_cast<std::uint32_t>(width),
                                      .times = std::move(times),
                                      .values = std::move(values)});
        return SamplerIndex(animation.samplers.size() - 1);
    }

    void channel(AnimationIndex clip, NodeIndex target, ChannelPath path, std::vector<float> times,
                 std::vector<float> values) {
        const SamplerIndex made = sampler(clip, std::move(times), std::move(values));
        asset.animations[clip.value].channels.push_back(
            {.node = target, .path = path, .sampler = made});
    }

    /// A constant value.
    void still(AnimationIndex clip, NodeIndex target, ChannelPath path, std::vector<float> value) {
        channel(clip, target, path, {0.0F}, std::move(value));
    }

    void show(AnimationIndex clip, NodeIndex target, bool visible) {
        const SamplerIndex made = sampler(clip, {0.0F}, {visible ? 1.0F : 0.0F});
        asset.animations[clip.value].propertyChannels.push_back(
            {.target = {.owner = PropertyOwner::Node,
                        .index = target.value,
                        .property = Property::Visible},
             .sampler = made,
             .pointer = {}});
    }

    void tint(AnimationIndex clip, MaterialIndex material, std::vector<float> color) {
        const SamplerIndex made = sampler(clip, {0.0F}, std::move(color));
        asset.animations[clip.value].propertyChannels.push_back(
            {.target = {.owner = PropertyOwner::Material,
                        .index = material.value,
                        .property = Property::BaseColorFactor},
             .sampler = made,
             .pointer = {}});
    }

    std::shared_ptr<const ClipLibrary> library() {
        return std::make_shared<const ClipLibrary>(finishAsset(std::move(asset)));
    }
};

inline glm::quat turn(float degrees, glm::vec3 axis) {
    return glm::angleAxis(degrees * std::numbers::pi_v<float> / 180.0F, glm::normalize(axis));
}

inline std::vector<float> numbersOf(const glm::quat& q) {
    return {q.x, q.y, q.z, q.w};
}

inline Pose blended(PoseBlender& blender, const std::vector<PoseLayer>& layers) {
    Pose pose;
    resetToRest(blender.asset(), pose);
    blender.blend(layers, pose);
    return pose;
}

/// Bit for bit; what is not part of the pose (padding) is left out.
inline bool same(const Pose& a, const Pose& b) {
    const auto bits = [](float x) { return std::bit_cast<std::uint32_t>(x); };
    const auto equal = [&](const std::vector<float>& x, const std::vector<float>& y) {
        return std::equal(x.begin(), x.end(), y.begin(), y.end(),
                          [&](float u, float v) { return bits(u) == bits(v); });
    };
    for (std::size_t part = 0; part < kPosePartCount; ++part) {
        const float* rowA = a.row(static_cast<PosePart>(part));
        const float* rowB = b.row(static_cast<PosePart>(part));
        if (!std::equal(rowA, rowA + a.nodeCount, rowB,
                        [&](float u, float v) { return bits(u) == bits(v); })) {
            return false;
        }
    }
    return equal(a.weights, b.weights) && equal(a.properties, b.properties) &&
           a.visible == b.visible && a.fromMatrix == b.fromMatrix;
}

inline bool near(const glm::vec3& a, const glm::vec3& b, float tolerance = 1e-6F) {
    return glm::all(glm::lessThanEqual(glm::abs(a - b), glm::vec3(tolerance)));
}

/// The same rotation; the quaternions may differ in sign.
inline bool near(const glm::quat& a, const glm::quat& b, float tolerance = 1e-6F) {
    return std::abs(std::abs(glm::dot(a, b)) - 1.0F) <= tolerance &&
           std::min(glm::length(a - b), glm::length(a + b)) <= tolerance * 4.0F;
}

}  // namespace sinew::test
