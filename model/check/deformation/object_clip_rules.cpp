// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

#include "model/check/deformation/motion_context.h"
#include "model/check/places.h"
#include "model/words/words.h"

namespace sinew::check {

using namespace words;
namespace {

constexpr double kSameMoment = 1e-3;  // seconds

struct MovedByClip {
    std::set<NodeIndex> nodes;
    bool joints = false;
};

// Start and end in units of kSameMoment.
using ClipRange = std::pair<long long, long long>;

ClipRange rangeOf(const Animation& clip) {
    return {std::llround(double{clip.startSeconds} / kSameMoment),
            std::llround(double{clip.startSeconds + clip.durationSeconds()} / kSameMoment)};
}

MovedByClip movedBy(Context& context, AnimationIndex index, const std::set<NodeIndex>& joints) {
    MovedByClip moved;
    const std::vector<Channel>& channels = context.asset()[index].channels;
    for (std::size_t c = 0; c < channels.size(); ++c) {
        if (context.coverage().state(index, c) == TrackState::Moves) {
            moved.nodes.insert(channels[c].node);
            moved.joints = moved.joints || joints.contains(channels[c].node);
        }
    }
    return moved;
}

bool isDisjoint(const std::set<NodeIndex>& a, const std::set<NodeIndex>& b) {
    return std::ranges::none_of(a, [&b](NodeIndex node) { return b.contains(node); });
}

}  // namespace

void checkObjectClips(Context& context) {
    const Asset& asset = context.asset();
    std::set<NodeIndex> joints;
    for (const Skin& skin : asset.skins) {
        joints.insert(skin.joints.begin(), skin.joints.end());
    }
    std::vector<MovedByClip> clips;
    std::map<ClipRange, std::size_t> skeletal;  // the first clip of this range that moves joints
    for (std::size_t a = 0; a < asset.animations.size() && !context.stopped(); ++a) {
        clips.push_back(movedBy(context, AnimationIndex(a), joints));
        if (clips.back().joints) {
            skeletal.try_emplace(rangeOf(asset.animations[a]), a);
        }
    }
    for (std::size_t a = 0; a < clips.size() && !context.stopped(); ++a) {
        const auto beside = skeletal.find(rangeOf(asset.animations[a]));
        if (clips[a].joints || clips[a].nodes.empty() || beside == skeletal.end() ||
            !(asset.animations[a].durationSeconds() > 0.0F) ||
            !isDisjoint(clips[a].nodes, clips[beside->second].nodes)) {
            continue;
        }
        Diagnostic place = placeOf(AnimationIndex(a));
        place.node = clips[a].nodes.begin()->value;
        const std::string skeleton = clipName(asset, AnimationIndex(beside->second));
        context.report("CLIP_PER_OBJECT",
                       clipName(asset, AnimationIndex(a)) + " moves " +
                           nodeName(asset, *clips[a].nodes.begin()) +
                           (clips[a].nodes.size() > 1 ? " and others" : "") +
                           " but no joint, over the same time as " + skeleton +
                           ": one motion that was exported per object, of which players show one "
                           "part; export both as one clip",
                       std::move(place));
    }
}

}  // namespace sinew::check
