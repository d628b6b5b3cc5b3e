// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <limits>

#include "model/asset/gltf_interpolation.h"
#include "model/asset/property_facts.h"
#include "model/compare/turn_between.h"
#include "model/core/words.h"
#include "model/evaluate/sampler.h"
#include "model/facts/clip_length.h"
#include "model/facts/frame_grid.h"
#include "model/snapshot/outline_text.h"
#include "model/snapshot/value_digest.h"
#include "model/words/words.h"

namespace sinew {
namespace {

/// "turns by up to 23.1°": from the first key.
std::string turnWords(const Sampler& sampler) {
    double largest = 0.0;
    for (std::size_t i = 1; i < sampler.times.size(); ++i) {
        largest = std::max(largest,
                           turnBetween(keyValue(sampler, 0).data(), keyValue(sampler, i).data()));
    }
    return "turns by up to " + words::degrees(largest);
}

/// "0 to 1, 0.9 to 0.95, 0 to 0"; of more than four components the range of all.
std::string rangeWords(const Sampler& sampler) {
    constexpr std::uint32_t kMostComponents = 4;
    const std::uint32_t shown = sampler.width > kMostComponents ? 1 : sampler.width;
    std::vector<float> least(shown, std::numeric_limits<float>::infinity());
    std::vector<float> most(shown, -std::numeric_limits<float>::infinity());
    for (std::size_t i = 0; i < sampler.times.size(); ++i) {
        const std::span<const float> values = keyValue(sampler, i);
        for (std::size_t component = 0; component < values.size(); ++component) {
            const std::size_t place = shown == 1 ? 0 : component;
            least[place] = std::min(least[place], values[component]);
            most[place] = std::max(most[place], values[component]);
        }
    }
    std::string text;
    for (std::uint32_t i = 0; i < shown; ++i) {
        text += (i == 0 ? "" : ", ") + words::shortly(double{least[i]}) + " to " +
                words::shortly(double{most[i]});
    }
    return text;
}

std::string keysWords(const Sampler& sampler, bool turns) {
    ValueDigest digest;
    digest.add(sampler.times);
    digest.add(sampler.values);
    std::string text = counted(sampler.times.size(), "key", "keys") + ", " +
                       gltfInterpolation(sampler.interpolation);
    if (!sampler.times.empty() && sampler.width > 0) {
        text += ", " + (turns ? turnWords(sampler) : rangeWords(sampler));
    }
    return text + ", " + digest.text();
}

std::string targetName(const OutlineNames& names, const PropertyTarget& target) {
    switch (target.owner) {
        case PropertyOwner::Node:
            return names.node(NodeIndex(target.index));
        case PropertyOwner::Material:
            return names.object(names.asset.materials[target.index]);
        case PropertyOwner::Camera:
            return names.object(names.asset.cameras[target.index]);
        case PropertyOwner::Light:
            return names.object(names.asset.lights[target.index]);
    }
    return {};
}

OutlineBlock clipBlock(const OutlineNames& names, const Animation& clip) {
    const FrameGrid grid = frameGridOf(clip);
    OutlineBlock block{
        .title = "clip " + names.object(clip) + ": " +
                 clipRange(double{clip.startSeconds}, double{clip.endSeconds}) + " s" +
                 (grid.found() ? ", " + frameRateText(grid.framesPerSecond) + " fps" : "")};
    for (const Channel& channel : clip.channels) {
        std::string line = names.node(channel.node) + ' ' + words::pathName(channel.path);
        if (channel.morphTarget != kAllMorphTargets) {
            line += ' ' + std::to_string(channel.morphTarget);
        }
        block.lines.push_back(
            line + ": " +
            keysWords(clip.samplers[channel.sampler.value], channel.path == ChannelPath::Rotation));
    }
    for (const PropertyChannel& channel : clip.propertyChannels) {
        block.lines.push_back(targetName(names, channel.target) + ' ' +
                              propertyName(channel.target) + ": " +
                              keysWords(clip.samplers[channel.sampler.value], false));
    }
    return block;
}

}  // namespace

OutlineBlocks clipBlocks(const OutlineNames& names) {
    OutlineBlocks blocks;
    for (const Animation& clip : names.asset.animations) {
        blocks.add(clipBlock(names, clip));
    }
    return blocks;
}

}  // namespace sinew
