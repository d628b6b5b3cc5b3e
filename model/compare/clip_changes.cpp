// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "model/compare/file_changes.h"
#include "model/compare/turn_between.h"
#include "model/core/words.h"
#include "model/evaluate/sampler.h"
#include "model/facts/frame_grid.h"
#include "model/words/words.h"

namespace sinew {
namespace {

/// A track in terms of the file before.
using TrackKey = std::pair<std::uint32_t, ChannelPath>;

/// Keys of two samplers at the same times.
struct KeyDifference {
    std::size_t moved = 0;  // keys with another value
    double largest = 0.0;   // radians for rotations, otherwise in the track's unit
    std::size_t lone = 0;   // keys whose time only one of the samplers has
};

constexpr float kSameTime = 1e-5F;   // seconds
constexpr double kSameValue = 1e-6;  // relative to the larger value of both

/// Radians between rotations; otherwise the distance, 0 if only rounding differs.
double difference(const float* a, const float* b, std::uint32_t width, ChannelPath path) {
    if (path == ChannelPath::Rotation) {
        const double turn = turnBetween(a, b);
        return turn > kSameTurn ? turn : 0.0;
    }
    double square = 0.0;
    double lengthA = 0.0;
    double lengthB = 0.0;
    for (std::uint32_t i = 0; i < width; ++i) {
        lengthA += double{a[i]} * double{a[i]};
        lengthB += double{b[i]} * double{b[i]};
        square += (double{a[i]} - double{b[i]}) * (double{a[i]} - double{b[i]});
    }
    const double size = std::sqrt(std::max(lengthA, lengthB));
    return std::sqrt(square) > kSameValue * size ? std::sqrt(square) : 0.0;
}

KeyDifference compareKeys(const Sampler& a, const Sampler& b, ChannelPath path) {
    KeyDifference result;
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < a.times.size() && j < b.times.size()) {
        if (std::abs(a.times[i] - b.times[j]) <= kSameTime) {
            const double here = difference(keyValue(a, i).data(), keyValue(b, j).data(),
                                           std::min(a.width, b.width), path);
            result.moved += here > 0.0 ? 1 : 0;
            result.largest = std::max(result.largest, here);
            ++i;
            ++j;
        } else {
            ++result.lone;
            ++(a.times[i] < b.times[j] ? i : j);
        }
    }
    result.lone += a.times.size() - i + b.times.size() - j;
    return result;
}

std::string amount(double largest, ChannelPath path) {
    return path == ChannelPath::Rotation      ? words::degrees(largest)
           : path == ChannelPath::Translation ? words::units(largest)
                                              : words::shortly(largest);
}

/// What differs between two tracks; empty if nothing does.
std::string trackDifference(const Sampler& a, const Sampler& b, ChannelPath path) {
    std::string text;
    const auto add = [&text](const std::string& part) {
        text += (text.empty() ? "" : ", ") + part;
    };
    if (a.interpolation != b.interpolation) {
        add("another interpolation");
    }
    const KeyDifference keys = compareKeys(a, b, path);
    if (keys.moved > 0) {
        add(counted(keys.moved, "key", "keys") + " moved by up to " + amount(keys.largest, path));
    }
    if (a.times.size() != b.times.size()) {
        add(counted(b.times.size(), "key", "keys") + " instead of " +
            std::to_string(a.times.size()));
    } else if (keys.lone > 0) {
        add("keys at other times");
    }
    return text;
}

/// "2 frames longer", or "0.042 s shorter" without a rate of frames; empty for equal lengths.
std::string lengthDifference(const Animation& here, const Animation& there) {
    const double longer = double{there.durationSeconds()} - double{here.durationSeconds()};
    if (std::abs(longer) <= double{kSameTime}) {
        return {};
    }
    const char* const how = longer > 0.0 ? " longer" : " shorter";
    const FrameGrid grid = frameGridOf(here);
    const double frames = std::abs(longer) * grid.framesPerSecond;
    if (grid.found() && std::abs(frames - std::round(frames)) < 0.02 && frames > 0.5) {
        return counted(static_cast<std::size_t>(std::lround(frames)), "frame", "frames") + how;
    }
    return words::seconds(std::abs(longer)) + how;
}

/// The node before whose track this is. A mesh that was put on a node of its own below the node
/// takes its morph weights along.
std::uint32_t trackOwner(const Asset& after, const Channel& channel,
                         const std::vector<std::uint32_t>& partners) {
    const std::uint32_t own = partners[channel.node.value];
    const NodeIndex parent = after[channel.node].parent;
    const bool moved = own == Matching::kNone && channel.path == ChannelPath::Weights && parent;
    return moved ? partners[parent.value] : own;
}

/// `partners`: null for the file before.
std::map<TrackKey, const Channel*> tracksOf(const Asset& asset, const Animation& animation,
                                            const std::vector<std::uint32_t>* partners) {
    std::map<TrackKey, const Channel*> tracks;
    for (const Channel& channel : animation.channels) {
        const std::uint32_t node =
            partners == nullptr ? channel.node.value : trackOwner(asset, channel, *partners);
        if (node != Matching::kNone && channel.morphTarget == kAllMorphTargets) {
            tracks[{node, channel.path}] = &channel;
        }
    }
    return tracks;
}

}  // namespace

std::vector<FileChange> clipChanges(const Asset& before, AnimationIndex here, const Asset& after,
                                    AnimationIndex there, const ObjectMatches& matches) {
    const Animation& one = before[here];
    const Animation& other = after[there];
    const std::string clip = words::clipName(before, here);
    std::vector<FileChange> changes;
    const auto add = [&](ChangeKind kind, const ObjectRef& object, const std::string& text) {
        changes.push_back({.kind = kind, .object = object, .words = text});
    };
    if (const std::string longer = lengthDifference(one, other); !longer.empty()) {
        add(ChangeKind::Changed, here, clip + " is " + longer);
    }
    const auto tracks = tracksOf(before, one, nullptr);
    const auto others = tracksOf(after, other, &matches.nodes.beforeOf);
    for (const auto& [key, channel] : tracks) {
        const ObjectRef object = ObjectRef::channel(here, channel->fileIndex);
        const std::string name = clip + ": " + words::trackName(before, *channel);
        const auto found = others.find(key);
        if (found == others.end()) {
            add(ChangeKind::Removed, object, name + " is no longer animated");
            continue;
        }
        const std::string text =
            trackDifference(one.samplers[channel->sampler.value],
                            other.samplers[found->second->sampler.value], channel->path);
        if (!text.empty()) {
            add(ChangeKind::Changed, object, name + ": " + text);
        }
    }
    for (const auto& [key, channel] : others) {
        if (tracks.find(key) == tracks.end()) {
            add(ChangeKind::Added, ObjectRef::channel(there, channel->fileIndex),
                clip + ": " + words::trackName(after, *channel) + " is animated now");
        }
    }
    return changes;
}

}  // namespace sinew
