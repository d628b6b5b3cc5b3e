// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>

#include "model/evaluate/hand_pose.h"

namespace sinew {

// Morph weights of a pose by hand. The other parts of the node stay as they are.

/// None if the target is not set by hand.
[[nodiscard]] std::optional<float> weightByHand(const HandPose& hand, NodeIndex node,
                                                std::uint32_t target) noexcept;

/// Ignores a weight that is not finite.
void setWeight(HandPose& hand, NodeIndex node, const HandWeight& weight);

void resetWeight(HandPose& hand, NodeIndex node, std::uint32_t target);
void resetWeights(HandPose& hand, NodeIndex node);  // all targets of the node

/// The same without morph weights.
[[nodiscard]] HandPose withoutWeights(const HandPose& hand);

}  // namespace sinew
