// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/blend/all_clips.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "model/asset/gltf_interpolation.h"
#include "model/asset/property_facts.h"

namespace sinew {
namespace {

/// A part of a node's transform, one morph weight, or a property.
using DrivenTarget = std::tuple<NodeIndex, ChannelPath, std::uint32_t, PropertyTarget>;

std::vector<DrivenTarget> targetsOf(const Asset& asset, const Animation& clip) {
    std::vector<DrivenTarget> targets;
    for (const Channel& channel : clip.channels) {
        const bool all =
            channel.path == ChannelPath::Weights && channel.morphTarget == kAllMorphTargets;
        const std::size_t count = all ? asset[channel.node].restWeights.size() : 1;
        for (std::size_t i = 0; i < count; ++i) {
            const auto target = all ? static_cast<std::uint32_t>(i) : channel.morphTarget;
            targets.emplace_back(channel.node, channel.path, target, PropertyTarget());
        }
    }
    for (const PropertyChannel& channel : clip.propertyChannels) {
        targets.emplace_back(NodeIndex(), ChannelPath::Weights, 0U, channel.target);
    }
    return targets;
}

std::string wordsOf(const Asset& asset, const DrivenTarget& target) {
    const auto& [node, path, weight, property] = target;
    if (!node) {
        return displayName(asset, property);
    }
    const std::string name = displayName(asset[node].name, "Node", node.value);
    const std::string what = path == ChannelPath::Weights ? "morph weight " + std::to_string(weight)
                                                          : std::string(gltfPath(path));
    return '\'' + name + "' " + what;
}

std::string quoted(const Asset& asset, AnimationIndex clip) {
    return '\'' + displayName(asset[clip].name, "Animation", clip.value) + '\'';
}

}  // namespace

AllClips allClips(const Asset& asset) {
    AllClips all;
    std::map<DrivenTarget, AnimationIndex> drivers;
    for (std::size_t i = 0; i < asset.animations.size(); ++i) {
        const AnimationIndex clip(i);
        const std::vector<DrivenTarget> targets = targetsOf(asset, asset[clip]);
        const bool drivesMore =
            std::any_of(targets.begin(), targets.end(),
                        [&](const DrivenTarget& each) { return !drivers.contains(each); });
        if (!drivesMore) {
            continue;
        }
        all.clips.push_back(clip);
        for (const DrivenTarget& target : targets) {
            const auto [known, isNew] = drivers.try_emplace(target, clip);
            if (!isNew && known->second != clip) {
                all.contested.push_back({clip, known->second, wordsOf(asset, target)});
                known->second = clip;
            }
        }
    }
    return all;
}

std::vector<PoseLayer> layersOf(const AllClips& all, float seconds) {
    std::vector<PoseLayer> layers;
    for (const AnimationIndex clip : all.clips) {
        layers.push_back({.animation = clip,
                          .seconds = seconds,
                          .mode = layers.empty() ? LayerMode::Blend : LayerMode::Override});
    }
    return layers;
}

Mix mixOf(const AllClips& all) {
    Mix mix;
    for (const AnimationIndex clip : all.clips) {
        mix.layers.push_back({.animation = clip,
                              .mode = mix.layers.empty() ? LayerMode::Blend : LayerMode::Override});
    }
    return mix;
}

std::string contestedWords(const Asset& asset, const AllClips& all) {
    constexpr std::size_t kMostListed = 3;
    std::string words;
    for (std::size_t i = 0; i < std::min(all.contested.size(), kMostListed); ++i) {
        const SharedTarget& each = all.contested[i];
        words += (i == 0 ? "" : "; ") + quoted(asset, each.other) + " and " +
                 quoted(asset, each.winner) + " both drive " + each.target + ", " +
                 quoted(asset, each.winner) + " wins";
    }
    return all.contested.size() > kMostListed
               ? words + "; and " + std::to_string(all.contested.size() - kMostListed) + " more"
               : words;
}

}  // namespace sinew
