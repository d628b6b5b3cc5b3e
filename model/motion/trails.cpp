// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/motion/trails.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <tuple>

#include "model/evaluate/frame_list.h"
#include "model/evaluate/motion/root_motion.h"

namespace sinew {
namespace {

constexpr std::size_t kMostTrailTimes = 20'000;

std::vector<NodeIndex> existingNodes(const Asset& asset, const std::vector<NodeIndex>& nodes) {
    std::vector<NodeIndex> existing;
    std::copy_if(nodes.begin(), nodes.end(), std::back_inserter(existing),
                 [&](NodeIndex node) { return node.value < asset.nodes.size(); });
    existing.resize(std::min(existing.size(), kMostTrails));
    return existing;
}

struct OwnKey {
    float seconds = 0.0F;
    TrackProperty property = TrackProperty::Translation;
};

/// The keys of the node's own translation, rotation and scale in the played range, ascending; one
/// per time.
std::vector<OwnKey> ownKeys(const TrailRequest& request, NodeIndex node) {
    const Asset& asset = *request.clips->asset();
    std::vector<OwnKey> keys;
    if (request.played.layered() || request.played.animation.value >= asset.animations.size()) {
        return keys;
    }
    const Animation& clip = asset[request.played.animation];
    for (const Channel& channel : clip.channels) {
        if (channel.node == node && channel.path != ChannelPath::Weights) {
            for (const float seconds : clip.samplers[channel.sampler.value].times) {
                if (seconds >= request.range.start && seconds <= request.range.end) {
                    keys.push_back({seconds, propertyOf(channel.path)});
                }
            }
        }
    }
    std::sort(keys.begin(), keys.end(), [](const OwnKey& a, const OwnKey& b) {
        return std::tie(a.seconds, a.property) < std::tie(b.seconds, b.property);
    });
    const auto sameTime = [](const OwnKey& a, const OwnKey& b) { return a.seconds == b.seconds; };
    keys.erase(std::unique(keys.begin(), keys.end(), sameTime), keys.end());
    return keys;
}

std::uint32_t placeOfTime(const std::vector<float>& times, float seconds) {
    return static_cast<std::uint32_t>(std::lower_bound(times.begin(), times.end(), seconds) -
                                      times.begin());
}

/// The times of all trails, which of them are frames, and where the keys are.
void placeTimes(const TrailRequest& request, TrailSet& set) {
    const std::vector<float> frames =
        frameList(request.range, request.framesPerSecond, FrameEnds::WithEnds, kMostTrailTimes)
            .seconds;
    std::vector<std::vector<OwnKey>> keys;
    std::vector<float>& times = set.tracks.seconds;
    times = frames;
    for (const NodeIndex node : set.tracks.nodes) {
        keys.push_back(ownKeys(request, node));
        if (times.size() + keys.back().size() > 2 * kMostTrailTimes) {
            keys.back().clear();
        }
        for (const OwnKey& key : keys.back()) {
            times.push_back(key.seconds);
        }
    }
    std::sort(times.begin(), times.end());
    times.erase(std::unique(times.begin(), times.end()), times.end());
    set.isFrame.assign(times.size(), 0);
    for (const float frame : frames) {
        const double number = double{frame} * request.framesPerSecond;
        set.isFrame[placeOfTime(times, frame)] =
            std::abs(number - std::round(number)) < 1e-3 ? std::uint8_t{1} : std::uint8_t{0};
    }
    for (std::size_t i = 0; i < keys.size(); ++i) {
        for (const OwnKey& key : keys[i]) {
            set.marks[i].keys.push_back({placeOfTime(times, key.seconds), key.property});
            set.keyed |= 1U << static_cast<std::uint32_t>(key.property);
        }
    }
}

}  // namespace

std::shared_ptr<TrailSet> trailsOf(const TrailRequest& request, const std::stop_token& stop) {
    auto set = std::make_shared<TrailSet>();
    set->start = request.range.start;
    set->end = request.range.end;
    set->tracks.framesPerSecond = request.framesPerSecond;
    set->tracks.nodes = existingNodes(*request.clips->asset(), request.nodes);
    if (set->tracks.nodes.empty()) {
        return set;
    }
    set->marks.resize(set->tracks.nodes.size());
    placeTimes(request, *set);
    set->tracks.positions.resize(set->tracks.nodes.size() * set->tracks.seconds.size());
    NodeTracks& tracks = set->tracks;
    const auto visit = [&](const PoseEvaluator& pose, std::size_t i) {
        for (std::size_t node = 0; node < tracks.nodes.size(); ++node) {
            tracks.positions[node * tracks.seconds.size() + i] =
                glm::vec3(pose.world(tracks.nodes[node])[3]);
        }
    };
    if (!PoseWalk(request.clips).inParts(request.played, tracks.seconds, visit, {.stop = stop})) {
        return nullptr;
    }
    for (std::size_t i = 0; i < set->marks.size(); ++i) {
        set->marks[i].speeds = speeds(set->tracks, i);
        for (const float speed : set->marks[i].speeds) {
            set->fastest = std::isfinite(speed) ? std::max(set->fastest, speed) : set->fastest;
        }
    }
    return set;
}

glm::vec3 trailPosition(const TrailSet& set, std::size_t node, float seconds) noexcept {
    return positionAt(set.tracks.seconds, set.tracks.of(node), seconds);
}

}  // namespace sinew
