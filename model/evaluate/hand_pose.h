// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "model/evaluate/pose.h"

namespace sinew {

/// Parts of one node's local transform that were set by hand. Each part replaces that of the clip
/// or the rest pose; the other parts are unchanged, taken from the decomposition if the node stores
/// a matrix.
struct HandTransform {
    NodeIndex node;
    std::optional<glm::vec3> translation;
    std::optional<glm::quat> rotation;  // unit length
    std::optional<glm::vec3> scale;

    [[nodiscard]] bool any() const noexcept { return translation || rotation || scale; }
    bool operator==(const HandTransform&) const = default;
};

/// A pose by hand on top of the animation: an input of evaluation, never part of the asset.
class HandPose {
public:
    [[nodiscard]] bool empty() const noexcept { return m_nodes.empty(); }
    [[nodiscard]] std::span<const HandTransform> nodes() const noexcept { return m_nodes; }
    [[nodiscard]] const HandTransform* find(NodeIndex node) const noexcept;  // null: not set by
                                                                             // hand

    /// Replaces the entry of the node. Removes it if no part is set or a value is not finite.
    void set(const HandTransform& transform);
    void reset(NodeIndex node);
    void clear() noexcept { m_nodes.clear(); }

    bool operator==(const HandPose&) const = default;

private:
    std::vector<HandTransform> m_nodes;  // ascending, each node once
};

/// Whether both set the same parts of the same nodes, regardless of their values.
[[nodiscard]] bool setTheSame(const HandPose& a, const HandPose& b) noexcept;

/// Writes the parts into the pose. Every node must exist in the pose.
void applyByHand(const HandPose& hand, Pose& pose) noexcept;

/// Resets those nodes to the rest pose of the asset.
void undoByHand(const Asset& asset, const HandPose& hand, Pose& pose) noexcept;

}  // namespace sinew
