// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/survey/clip_coverage.h"

#include <algorithm>

#include "model/check/track_coverage.h"

namespace sinew {

bool CoveredNode::isMoved() const {
    return std::any_of(clips.begin(), clips.end(),
                       [](const CoveringClip& clip) { return clip.moves != 0; });
}

const CoveringClip* CoveredNode::in(AnimationIndex clip) const {
    const auto found = std::lower_bound(
        clips.begin(), clips.end(), clip,
        [](const CoveringClip& one, AnimationIndex wanted) { return one.clip < wanted; });
    return found == clips.end() || found->clip != clip ? nullptr : &*found;
}

std::vector<CoveredNode> clipCoverage(const Asset& asset, const std::stop_token& stop) {
    const check::TrackCoverage tracks(asset, check::constantTolerance(), stop);
    std::vector<CoveredNode> nodes(asset.nodes.size());
    for (std::size_t a = 0; a < asset.animations.size(); ++a) {
        const std::vector<Channel>& channels = asset.animations[a].channels;
        for (std::size_t c = 0; c < channels.size(); ++c) {
            std::vector<CoveringClip>& clips = nodes[channels[c].node.value].clips;
            if (clips.empty() || clips.back().clip != AnimationIndex(a)) {
                clips.push_back({.clip = AnimationIndex(a)});
            }
            const auto bit =
                static_cast<std::uint8_t>(1U << static_cast<unsigned>(channels[c].path));
            const bool moves = tracks.state(AnimationIndex(a), c) == check::TrackState::Moves;
            std::uint8_t& bits = moves ? clips.back().moves : clips.back().holds;
            bits = static_cast<std::uint8_t>(bits | bit);
        }
    }
    for (std::size_t n = 0; n < nodes.size(); ++n) {
        nodes[n].node = NodeIndex(n);
    }
    std::erase_if(nodes, [](const CoveredNode& node) { return node.clips.empty(); });
    return nodes;
}

}  // namespace sinew
