// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "model/asset/asset.h"
#include "model/core/math.h"

namespace sinew {

/// Which parts of the root's motion are taken out of the pose ("in place"). World axes, Y up.
struct InPlace {
    bool x = false;
    bool y = false;
    bool z = false;
    bool turn = false;  // about Y

    [[nodiscard]] bool any() const noexcept { return x || y || z || turn; }
    bool operator==(const InPlace&) const = default;
};

/// The node that carries the character through the world: the topmost node with an animated
/// translation that moves most of the skinned joints (without skins: most nodes); of several the
/// one that travels farthest. None where no translation is animated.
[[nodiscard]] NodeIndex findRootNode(const Asset& asset, AnimationIndex animation);

/// Where a node's origin goes, in world space.
struct MotionPath {
    std::vector<float> seconds;     // ascending, from the clip's start to its end
    std::vector<glm::vec3> points;  // as many
    glm::vec3 displacement{0.0F};   // last minus first point
    float lengthUnits = 0.0F;       // along the path
};

/// At the clip's frames (`framesPerSecond`, at least 1) and at its end. Paths of more than 100,000
/// frames are thinned evenly.
[[nodiscard]] MotionPath motionPath(const std::shared_ptr<const Asset>& asset,
                                    AnimationIndex animation, NodeIndex node,
                                    float framesPerSecond);

}  // namespace sinew
