// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

#include "model/asset/asset.h"
#include "model/core/math.h"
#include "model/evaluate/motion/in_place.h"

namespace sinew {

/// The node that carries the character: among the nodes with animated translation, those that carry
/// the most skinned joints (without skins: the most nodes); among these the topmost; among several
/// the one that travels farthest. None if no translation changes.
[[nodiscard]] NodeIndex findRootNode(const Asset& asset, AnimationIndex animation);

/// The same for several clips: counts what each node carries once. Borrows the asset.
class RootFinder {
public:
    explicit RootFinder(const Asset& asset);

    /// `path`: Rotation finds the node that turns the character, likewise.
    [[nodiscard]] NodeIndex rootOf(AnimationIndex animation,
                                   ChannelPath path = ChannelPath::Translation) const;

private:
    const Asset* m_asset;
    std::vector<std::uint32_t> m_carried;  // [node]: of the joints in its subtree, itself included
    std::vector<std::uint32_t> m_depth;    // [node]
};

/// The path of a node's origin, in world space.
struct MotionPath {
    std::vector<float> seconds;     // ascending, from the clip's start to its end
    std::vector<glm::vec3> points;  // one per time
    glm::vec3 displacement{0.0F};   // last minus first point
    float lengthUnits = 0.0F;       // length along the path
};

/// The position at a time of a path whose points are at `times`, linear between them and clamped to
/// the ends. The path is not empty.
[[nodiscard]] glm::vec3 positionAt(std::span<const float> times, std::span<const glm::vec3> points,
                                   float seconds) noexcept;
[[nodiscard]] inline glm::vec3 positionAt(const MotionPath& path, float seconds) noexcept {
    return positionAt(path.seconds, path.points, seconds);
}

/// At the clip's start, at its frames (whole multiples of 1 / `framesPerSecond`, which counts as at
/// least 1) and at its end. Paths of more than 100,000 frames are thinned evenly, as are shorter
/// ones if the node has very many animated ancestors. Empty if the animation or the node is none. A
/// set stop token truncates the path.
[[nodiscard]] MotionPath motionPath(const std::shared_ptr<const Asset>& asset,
                                    AnimationIndex animation, NodeIndex node, float framesPerSecond,
                                    const std::stop_token& stop = {});

}  // namespace sinew
