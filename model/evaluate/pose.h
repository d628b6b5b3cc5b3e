// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "model/asset/asset.h"

namespace sinew {

/// Local transforms, morph weights and visibility of every node at one moment. Owned by the caller;
/// the asset's rest pose stays untouched.
struct Pose {
    std::vector<Transform> local;          // per node
    std::vector<std::uint8_t> fromMatrix;  // per node: 1 while the node's stored matrix holds
    std::vector<float> weights;            // of all nodes, see Node::firstWeight
    std::vector<std::uint8_t> visible;     // per node: 0 where the node hides itself

    /// Morph weights of one node.
    [[nodiscard]] std::span<const float> weightsOf(const Node& node) const noexcept {
        return std::span(weights).subspan(node.firstWeight, node.restWeights.size());
    }
};

/// Sizes `pose` for the asset and fills it with the rest pose. Allocates on the first use only.
void resetToRest(const Asset& asset, Pose& pose);

}  // namespace sinew
