// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

#include "model/asset/asset.h"
#include "model/core/math.h"
#include "model/evaluate/motion/in_place.h"

namespace sinew {

/// The node that carries the character through the world: of the nodes whose translation changes
/// in the animation those that move most of the skinned joints (without skins: most nodes), of
/// these the topmost, of several the one that travels farthest. None where no translation changes.
[[nodiscard]] NodeIndex findRootNode(const Asset& asset, AnimationIndex animation);

/// Where a node's origin goes, in world space.
struct MotionPath {
    std::vector<float> seconds;     // ascending, from the clip's start to its end
    std::vector<glm::vec3> points;  // as many
    glm::vec3 displacement{0.0F};   // last minus first point
    float lengthUnits = 0.0F;       // along the path
};

/// At the clip's start, at its frames (whole multiples of 1 / `framesPerSecond`, which counts as at
/// least 1) and at its end. Paths of more than 100,000 frames, or fewer where the animated nodes
/// above are very many, are thinned evenly. Empty where the animation or the node is none. A set
/// stop token cuts the path short.
[[nodiscard]] MotionPath motionPath(const std::shared_ptr<const Asset>& asset,
                                    AnimationIndex animation, NodeIndex node, float framesPerSecond,
                                    const std::stop_token& stop = {});

}  // namespace sinew
