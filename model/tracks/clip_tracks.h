// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "model/asset/asset.h"

namespace sinew {

/// What a track animates. `Pointer`: any property that only KHR_animation_pointer can target.
/// The others are those of ChannelPath.
enum class TrackProperty : std::uint8_t { Translation, Rotation, Scale, Weights, Pointer };
static_assert(static_cast<int>(TrackProperty::Rotation) == static_cast<int>(ChannelPath::Rotation));
static_assert(static_cast<int>(TrackProperty::Weights) == static_cast<int>(ChannelPath::Weights));

[[nodiscard]] constexpr TrackProperty propertyOf(ChannelPath path) noexcept {
    return static_cast<TrackProperty>(path);
}
/// The path of every property but Pointer.
[[nodiscard]] constexpr ChannelPath pathOf(TrackProperty property) noexcept {
    return static_cast<ChannelPath>(property);
}

/// A channel of a clip that moves the pose.
struct Track {
    TrackProperty property = TrackProperty::Translation;
    NodeIndex node;                // none: a property of a material, camera or light
    SamplerIndex sampler;          // sampler of the clip; its keys are those of the track
    std::uint32_t channel = 0;     // position in the file's channel list
    std::uint32_t components = 0;  // floats per value, at least 1
    std::uint32_t morphTarget = kAllMorphTargets;  // see Channel::morphTarget

    bool operator==(const Track&) const = default;
};

inline constexpr std::uint32_t kAllComponents = 0xffffffffU;

/// A track of a clip, or one of its components.
struct TrackRef {
    Track track;
    std::uint32_t component = kAllComponents;

    bool operator==(const TrackRef&) const = default;
};

/// The channel of KHR_animation_pointer of a track of this clip; null for other tracks. O(log
/// channels) for channels in the file's order.
[[nodiscard]] const PropertyChannel* pointerChannel(const Animation& clip,
                                                    const Track& track) noexcept;

/// The tracks of one node or of one other object, one after another.
struct TrackGroup {
    NodeIndex node;           // none: a material, camera or light
    std::string label;        // its name, or "Node 7"
    std::uint32_t depth = 0;  // number of ancestors that have tracks too
    std::uint32_t firstTrack = 0;
    std::uint32_t trackCount = 0;

    bool operator==(const TrackGroup&) const = default;
};

struct ClipTracks {
    std::vector<TrackGroup> groups;
    std::vector<Track> tracks;
};

/// The tracks of a clip in the order of the hierarchy: a node before its children, siblings and
/// roots in the file's order, then materials, cameras and lights. Within a node translation,
/// rotation, scale and weights, then properties by KHR_animation_pointer, otherwise in the file's
/// order. Channels that drive nothing (`drives`) are left out. Empty if the animation is none.
[[nodiscard]] ClipTracks clipTracks(const Asset& asset, AnimationIndex animation);

/// Whether all keys of the track are alike and all tangents are zero, within what is visible (see
/// `check::Curve::tolerance`; exactly for properties by KHR_animation_pointer).
[[nodiscard]] bool isConstant(const Asset& asset, AnimationIndex animation, const Track& track);

}  // namespace sinew
