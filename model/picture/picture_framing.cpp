// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/picture/picture_framing.h"

#include <algorithm>
#include <utility>

#include "model/evaluate/crowd_grid.h"
#include "model/evaluate/pose_moment.h"
#include "model/view/shown_motion.h"
#include "model/view/shown_nodes.h"

namespace sinew {
namespace {

constexpr float kWhole = 0.9999F;  // a sum of weights that leaves nothing to the rest pose
constexpr std::size_t kMostMeasured = 4;

/// Copies play one clip.
bool framesLayers(const PictureSubject& subject) noexcept {
    return subject.played.layered() && !showsCrowd(subject.view);
}

/// The clips that the picture is framed for, each once; none among them: the rest pose.
std::vector<AnimationIndex> framedClips(const PictureSubject& subject) {
    const PlayedPoses& played = subject.played;
    std::vector<AnimationIndex> clips;
    float blended = 0.0F;
    const auto add = [&](AnimationIndex clip, float weight, LayerMode mode) {
        if (!(weight > 0.0F) || clip.value >= subject.asset().animations.size()) {
            return;
        }
        blended += mode == LayerMode::Blend ? weight : 0.0F;
        if (std::find(clips.begin(), clips.end(), clip) == clips.end()) {
            clips.push_back(clip);
        }
    };
    for (const Layer& layer : played.mix.layers) {
        add(layer.animation, played.mixing && layer.enabled ? layer.weight : 0.0F, layer.mode);
    }
    for (const PoseLayer& layer : played.blend) {
        add(layer.animation, played.mixing ? 0.0F : countedWeight(layer), layer.mode);
    }
    if (blended < kWhole) {
        clips.emplace_back();
    }
    return clips;
}

std::vector<NodeIndex> nodesOf(const PictureSubject& subject, bool part) {
    std::vector<NodeIndex> nodes = sceneNodes(subject.asset(), subject.view.scene);
    if (part) {
        std::erase_if(nodes, [&](NodeIndex node) {
            return !subject.asset()[node].mesh || !subject.view.shown->draws(node);
        });
    }
    return nodes;
}

void addBox(const Box& box, Outline& outline) {
    outline.box.add(box);
    for (unsigned corner = 0; corner < 8 && !box.empty(); ++corner) {
        outline.points.emplace_back((corner & 1U) != 0 ? box.max.x : box.min.x,
                                    (corner & 2U) != 0 ? box.max.y : box.min.y,
                                    (corner & 4U) != 0 ? box.max.z : box.min.z);
    }
}

/// The boxes of the first and the last pose of a clip.
Outline endsOutline(const PictureSubject& subject, AnimationIndex animation,
                    const std::vector<NodeIndex>& nodes) {
    const Animation& clip = subject.asset()[animation];
    PoseEvaluator pose(subject.clips);
    pose.setHandPose(subject.played.hand);
    Outline outline;
    for (const float seconds : {clip.startSeconds, clip.endSeconds}) {
        pose.evaluate(animation, seconds);
        addBox(nodeBounds(pose, nodes, subject.view.weights), outline);
    }
    return outline;
}

}  // namespace

void FramingMeter::follow(const PictureSubject& subject) {
    static const HandPose kNoHand;
    const HandPose& hand = showsCrowd(subject.view) ? kNoHand : subject.played.hand;
    if (subject.clips != m_clips || hand != m_hand || subject.view.shown != m_shown) {
        m_outlines.clear();
        m_clips = subject.clips;
        m_hand = hand;
        m_shown = subject.view.shown;
    }
}

const Outline& FramingMeter::measured(const PictureSubject& subject, AnimationIndex animation,
                                      const Place& place, bool endsOnly) {
    const bool stored = !viewModeInfo(subject.view.mode).posed;
    const Key key(stored ? AnimationIndex() : animation, subject.view.scene, place.still,
                  subject.view.weights, place.part, stored, endsOnly);
    const auto [known, isNew] = m_outlines.try_emplace(key);
    if (!isNew) {
        return known->second;
    }
    const std::vector<NodeIndex> nodes = nodesOf(subject, place.part);
    known->second = stored     ? storedOutline(subject.asset(), nodes)
                    : endsOnly ? endsOutline(subject, animation, nodes)
                               : animatedOutline(m_clips, nodes, animation, subject.view.weights,
                                                 {}, m_hand, place.still);
    return known->second;
}

Outline FramingMeter::over(const PictureSubject& subject, const Place& place) {
    if (!framesLayers(subject)) {
        return measured(subject, subject.played.animation, place, false);
    }
    Outline outline;
    std::size_t count = 0;
    for (const AnimationIndex clip : framedClips(subject)) {
        const bool endsOnly = clip && ++count > kMostMeasured;
        outline.add(measured(subject, clip, place, endsOnly));
    }
    return outline;
}

PictureFraming FramingMeter::measure(const PictureSubject& subject, NodeIndex still) {
    follow(subject);
    PictureFraming framing{.whole = over(subject, {.still = still})};
    if (subject.view.shown) {
        Outline part = over(subject, {.part = true, .still = still});
        framing.part = part.box.empty() ? std::nullopt : std::optional(std::move(part));
    }
    if (showsCrowd(subject.view)) {
        const CrowdGrid grid(m_clips, subject.played.animation, subject.view.copies,
                             framing.whole.box);
        framing.whole = grid.around(framing.whole);
        framing.part = framing.part ? std::optional(grid.around(*framing.part)) : std::nullopt;
    }
    return framing;
}

Box FramingMeter::clipBox(const PictureSubject& subject) {
    if (!showsCrowd(subject.view) && !subject.view.marks.clipBounds) {
        return {};
    }
    follow(subject);
    return framesLayers(subject) ? over(subject, {}).box
                                 : measured(subject, subject.played.animation, {}, false).box;
}

}  // namespace sinew
