// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/facts/driven_facts.h"

#include <algorithm>
#include <vector>

#include "model/asset/subtree.h"

namespace sinew {

DrivenFacts drivenBy(const Asset& asset, const Animation& animation) {
    const std::vector<bool> isJoint = jointsOfSkins(asset);
    DrivenFacts facts{.joints = 0,
                      .otherNodes = 0,
                      .morphTargets = 0,
                      .properties = animation.propertyChannels.size()};
    std::vector<bool> moved(asset.nodes.size(), false);
    std::vector<bool> weights(asset.weightCount, false);
    for (const Channel& channel : animation.channels) {
        if (channel.path == ChannelPath::Weights) {
            const Node& node = asset[channel.node];
            const bool all = channel.morphTarget == kAllMorphTargets;
            const std::size_t first = all ? 0 : channel.morphTarget;
            const std::size_t end = all ? node.restWeights.size() : first + 1;
            for (std::size_t i = first; i < std::min(end, node.restWeights.size()); ++i) {
                weights[node.firstWeight + i] = true;
            }
        } else if (!moved[channel.node.value]) {
            moved[channel.node.value] = true;
            ++(isJoint[channel.node.value] ? facts.joints : facts.otherNodes);
        }
    }
    facts.morphTargets = static_cast<std::size_t>(std::count(weights.begin(), weights.end(), true));
    return facts;
}

}  // namespace sinew
