// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/tracks/track_words.h"

#include <string_view>

#include "model/asset/gltf_interpolation.h"
#include "model/asset/property_facts.h"
#include "model/facts/morph_facts.h"

namespace sinew {
namespace {

bool isColor(Property property) {
    return std::string_view(factsOf(property).words).ends_with("colour");
}

std::string targetName(const Asset& asset, const Track& track, std::uint32_t component) {
    const std::uint32_t target =
        track.morphTarget == kAllMorphTargets ? component : track.morphTarget;
    const MeshIndex mesh = asset[track.node].mesh;
    return mesh ? morphTargetName(asset[mesh], target) : "Target " + std::to_string(target);
}

}  // namespace

std::string trackName(const Asset& asset, AnimationIndex animation, const Track& track) {
    if (const PropertyChannel* channel = pointerChannel(asset[animation], track)) {
        return propertyName(channel->target);
    }
    if (track.property != TrackProperty::Weights) {
        return gltfPath(pathOf(track.property));
    }
    return track.morphTarget == kAllMorphTargets ? "weights"
                                                 : "weight of " + targetName(asset, track, 0);
}

std::string componentName(const Asset& asset, AnimationIndex animation, const Track& track,
                          std::uint32_t component) {
    if (track.property == TrackProperty::Weights) {
        return targetName(asset, track, component);
    }
    if (track.components < 2) {
        return "value";
    }
    const PropertyChannel* channel = pointerChannel(asset[animation], track);
    const std::string_view letters =
        channel != nullptr && isColor(channel->target.property) ? "RGBA" : "XYZW";
    return component < letters.size() ? std::string(1, letters[component])
                                      : std::to_string(component);
}

}  // namespace sinew
