// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/project/clip_measures.h"

#include <string>

#include "model/motion/node_tracks.h"

namespace sinew {

ClipMeasures::ClipMeasures(const std::shared_ptr<const Asset>& asset,
                           const std::vector<AnimationIndex>& wanted, const std::stop_token& stop)
    : m_asset(asset),
      m_stop(stop),
      m_clips(std::make_shared<const ClipLibrary>(asset)),
      m_finder(m_clips, wanted),
      m_walk(m_clips),
      m_roots(*asset) {}

std::string ClipMeasures::obstacle(AnimationIndex clip) const {
    const Animation& animation = (*m_asset)[clip];
    if (animation.channels.empty()) {
        return "it has no tracks of nodes";
    }
    return animation.durationSeconds() > 0.0F ? "" : "all its keys are at one time";
}

const ClipMotion* ClipMeasures::motion(AnimationIndex clip) {
    const auto [found, isNew] = m_motions.try_emplace(clip);
    if (isNew) {
        found->second = m_finder.motionOf(clip, m_stop);
    }
    return found->second ? &*found->second : nullptr;
}

std::optional<ClipMeasures::Turn> ClipMeasures::turn(AnimationIndex clip) {
    const NodeIndex node = m_roots.rootOf(clip, ChannelPath::Rotation);
    const ClipMotion* measured = motion(clip);
    if (measured == nullptr) {
        return {};
    }
    if (!node) {
        return Turn{};
    }
    const std::optional<double> angle = turnAboutY(m_walk, clip, node, measured->seconds, m_stop);
    return angle ? std::optional(Turn{node, *angle}) : std::nullopt;
}

double groundTravel(const ClipMotion& motion) {
    const glm::dvec3 away(motion.root.displacement);
    return glm::length(glm::dvec2(away.x, away.z));
}

}  // namespace sinew
