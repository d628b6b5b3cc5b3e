// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/pose.h"

#include <algorithm>

namespace sinew {

void resetToRest(const Asset& asset, Pose& pose) {
    pose.local.resize(asset.nodes.size());
    pose.fromMatrix.resize(asset.nodes.size());
    pose.weights.resize(asset.weightCount);
    pose.visible.resize(asset.nodes.size());
    for (std::size_t i = 0; i < asset.nodes.size(); ++i) {
        const Node& node = asset.nodes[i];
        pose.local[i] = node.rest;
        pose.fromMatrix[i] = node.matrix.has_value() ? 1 : 0;
        pose.visible[i] = node.visible ? 1 : 0;
        std::copy(node.restWeights.begin(), node.restWeights.end(),
                  pose.weights.begin() + node.firstWeight);
    }
}

}  // namespace sinew
