// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/tracks/track_words.h"

#include <algorithm>
#include <string_view>

#include "model/asset/property_facts.h"
#include "model/facts/morph_facts.h"

namespace sinew {
namespace {

const PropertyTarget* targetOf(const Animation& clip, const Track& track) {
    const auto found =
        std::ranges::find(clip.propertyChannels, track.channel, &PropertyChannel::fileIndex);
    return found == clip.propertyChannels.end() ? nullptr : &found->target;
}

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
    switch (track.property) {
        case TrackProperty::Translation:
            return "translation";
        case TrackProperty::Rotation:
            return "rotation";
        case TrackProperty::Scale:
            return "scale";
        case TrackProperty::Weights:
            return track.morphTarget == kAllMorphTargets
                       ? "weights"
                       : "weight of " + targetName(asset, track, 0);
        case TrackProperty::Pointer:
            break;
    }
    const PropertyTarget* target = targetOf(asset[animation], track);
    return target != nullptr ? propertyName(*target) : "property";
}

std::string componentName(const Asset& asset, AnimationIndex animation, const Track& track,
                          std::uint32_t component) {
    if (track.property == TrackProperty::Weights) {
        return targetName(asset, track, component);
    }
    if (track.components < 2) {
        return "value";
    }
    const PropertyTarget* target =
        track.property == TrackProperty::Pointer ? targetOf(asset[animation], track) : nullptr;
    const std::string_view letters =
        target != nullptr && isColor(target->property) ? "RGBA" : "XYZW";
    return component < letters.size() ? std::string(1, letters[component])
                                      : std::to_string(component);
}

}  // namespace sinew
