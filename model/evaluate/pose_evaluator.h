// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "model/evaluate/matrices.h"
#include "model/evaluate/sample_pose.h"

namespace sinew {

/// Everything that follows from (asset, animation, time): the pose, the world matrices, what is
/// visible and one palette per skin. Buffers are reused: after construction `evaluate` does not
/// allocate.
class PoseEvaluator {
public:
    explicit PoseEvaluator(std::shared_ptr<const Asset> asset);

    /// The rest pose when `animation` is none. `seconds` is file time; outside the clip it holds.
    void evaluate(AnimationIndex animation, float seconds) noexcept;

    [[nodiscard]] const Asset& asset() const noexcept { return *m_asset; }
    [[nodiscard]] const std::shared_ptr<const Asset>& sharedAsset() const noexcept {
        return m_asset;
    }
    [[nodiscard]] const Pose& pose() const noexcept { return m_pose; }
    [[nodiscard]] std::span<const glm::mat4> world() const noexcept { return m_world; }
    [[nodiscard]] const glm::mat4& world(NodeIndex node) const noexcept {
        return m_world[node.value];
    }
    /// Whether the node and all above it are visible (KHR_node_visibility).
    [[nodiscard]] bool isVisible(NodeIndex node) const noexcept {
        return m_visible[node.value] != 0;
    }
    [[nodiscard]] std::span<const glm::mat4> palette(SkinIndex skin) const noexcept {
        return m_palettes[skin.value];
    }

private:
    void spreadVisibility() noexcept;

    std::shared_ptr<const Asset> m_asset;
    std::vector<SampleCursor> m_cursors;  // per animation
    Pose m_pose;
    std::vector<glm::dmat4> m_preciseWorld;  // what m_world is rounded from
    std::vector<glm::mat4> m_world;
    std::vector<std::uint8_t> m_visible;             // per node: 1 where nothing hides it
    std::vector<std::vector<glm::mat4>> m_palettes;  // per skin
};

}  // namespace sinew
