// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/tracks/clip_tracks.h"

#include <algorithm>
#include <span>
#include <tuple>
#include <utility>

#include "model/asset/channel_lookup.h"
#include "model/asset/property_facts.h"
#include "model/check/curve.h"
#include "model/evaluate/clip/pose_target.h"

namespace sinew {
namespace {

/// The object whose property a track animates; nodes come first, by their place in the hierarchy.
struct TrackOwner {
    PropertyOwner owner = PropertyOwner::Node;
    std::size_t order = 0;

    auto operator<=>(const TrackOwner&) const = default;
};

struct PlacedTrack {
    TrackOwner place;
    std::string label;
    Track track;
};

/// Position of every node in the hierarchy: a node, then its children with all below them.
std::vector<std::size_t> hierarchyOrder(const Asset& asset) {
    std::vector<std::size_t> order(asset.nodes.size());
    std::vector<NodeIndex> open;
    for (std::size_t n = asset.nodes.size(); n-- > 0;) {
        if (!asset.nodes[n].parent) {
            open.emplace_back(n);
        }
    }
    for (std::size_t next = 0; !open.empty(); ++next) {
        const NodeIndex node = open.back();
        open.pop_back();
        order[node.value] = next;
        const std::vector<NodeIndex>& children = asset[node].children;
        open.insert(open.end(), children.rbegin(), children.rend());
    }
    return order;
}

PlacedTrack placed(const Asset& asset, const Animation& clip, const Channel& channel,
                   std::span<const std::size_t> order) {
    return {{PropertyOwner::Node, order[channel.node.value]},
            displayName(asset[channel.node].name, "Node", channel.node.value),
            {.property = propertyOf(channel.path),
             .node = channel.node,
             .sampler = channel.sampler,
             .channel = channel.fileIndex,
             .components = clip.samplers[channel.sampler.value].width,
             .morphTarget = channel.morphTarget}};
}

PlacedTrack placed(const Asset& asset, const Animation& clip, const PropertyChannel& channel,
                   std::span<const std::size_t> order) {
    const PropertyTarget& target = channel.target;
    const bool ofNode = target.owner == PropertyOwner::Node;
    return {{target.owner, ofNode ? order[target.index] : target.index},
            ownerName(asset, target),
            {.property = TrackProperty::Pointer,
             .node = ofNode ? NodeIndex(target.index) : NodeIndex(),
             .sampler = channel.sampler,
             .channel = channel.fileIndex,
             .components = clip.samplers[channel.sampler.value].width}};
}

std::vector<PlacedTrack> placedTracks(const Asset& asset, const Animation& clip) {
    const std::vector<std::size_t> order = hierarchyOrder(asset);
    std::vector<PlacedTrack> tracks;
    tracks.reserve(clip.channels.size() + clip.propertyChannels.size());
    const auto add = [&](const auto& channels) {
        for (const auto& channel : channels) {
            if (drives(asset, clip, channel)) {
                tracks.push_back(placed(asset, clip, channel, order));
            }
        }
    };
    add(clip.channels);
    add(clip.propertyChannels);
    std::ranges::sort(tracks, [](const PlacedTrack& a, const PlacedTrack& b) {
        return std::tie(a.place, a.track.property, a.track.channel, a.track.morphTarget) <
               std::tie(b.place, b.track.property, b.track.channel, b.track.morphTarget);
    });
    return tracks;
}

/// Per group, the number of its ancestors that have tracks. Parents come before their children.
void findDepths(const Asset& asset, std::vector<TrackGroup>& groups) {
    std::vector<std::uint32_t> depth(asset.nodes.size());
    std::vector<bool> listed(asset.nodes.size());
    for (const TrackGroup& group : groups) {
        if (group.node) {
            listed[group.node.value] = true;
        }
    }
    for (const NodeIndex node : asset.parentsFirst) {
        if (const NodeIndex parent = asset[node].parent) {
            depth[node.value] = depth[parent.value] + (listed[parent.value] ? 1U : 0U);
        }
    }
    for (TrackGroup& group : groups) {
        group.depth = group.node ? depth[group.node.value] : 0;
    }
}

}  // namespace

const PropertyChannel* pointerChannel(const Animation& clip, const Track& track) noexcept {
    if (track.property != TrackProperty::Pointer) {
        return nullptr;
    }
    const std::vector<PropertyChannel>& channels = clip.propertyChannels;
    const auto found =
        std::ranges::lower_bound(channels, track.channel, {}, &PropertyChannel::fileIndex);
    return found != channels.end() && found->fileIndex == track.channel
               ? &*found
               : findChannel(clip, track.channel).property;
}

ClipTracks clipTracks(const Asset& asset, AnimationIndex animation) {
    ClipTracks result;
    if (animation.value >= asset.animations.size()) {
        return result;
    }
    std::vector<PlacedTrack> tracks = placedTracks(asset, asset[animation]);
    result.tracks.reserve(tracks.size());
    const TrackOwner* last = nullptr;
    for (PlacedTrack& track : tracks) {
        if (last == nullptr || *last != track.place) {
            result.groups.push_back(
                {.node = track.track.node,
                 .label = std::move(track.label),
                 .firstTrack = static_cast<std::uint32_t>(result.tracks.size())});
        }
        last = &track.place;
        result.tracks.push_back(track.track);
        ++result.groups.back().trackCount;
    }
    findDepths(asset, result.groups);
    return result;
}

bool isConstant(const Asset& asset, AnimationIndex animation, const Track& track) {
    const Animation& clip = asset[animation];
    if (track.property != TrackProperty::Pointer) {
        const Channel channel{.node = track.node,
                              .path = pathOf(track.property),
                              .sampler = track.sampler,
                              .fileIndex = track.channel,
                              .morphTarget = track.morphTarget};
        return check::Curve(asset, animation, channel).isConstant(check::constantTolerance());
    }
    const Sampler& sampler = clip.samplers[track.sampler.value];
    const std::size_t stride = sampler.keyStride();
    const bool cubic = sampler.interpolation == Interpolation::CubicSpline;
    const std::size_t first = cubic ? sampler.width : 0;
    for (std::size_t i = 0; i < sampler.values.size(); ++i) {
        const std::size_t place = i % stride;
        const bool tangent = cubic && (place < first || place >= 2 * first);
        const bool still = tangent ? sampler.values[i] == 0.0F || sampler.times.size() == 1
                                   : sampler.values[i] == sampler.values[place];
        if (!still) {
            return false;
        }
    }
    return true;
}

}  // namespace sinew
