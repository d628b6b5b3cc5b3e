// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "model/evaluate/pose.h"

namespace sinew {

/// Parts of one node's local transform that were set by hand; each replaces what the clip or the
/// rest pose gives, the others stay theirs. A node with a stored matrix takes its decomposition for
/// those.
struct HandTransform {
    NodeIndex node;
    std::optional<glm::vec3> translation;
    std::optional<glm::quat> rotation;  // unit length
    std::optional<glm::vec3> scale;

    [[nodiscard]] bool any() const noexcept { return translation || rotation || scale; }
    bool operator==(const HandTransform&) const = default;
};

/// A pose by hand over whatever plays: it is part of what is evaluated, never of the asset.
class HandPose {
public:
    [[nodiscard]] bool empty() const noexcept { return m_nodes.empty(); }
    [[nodiscard]] std::span<const HandTransform> nodes() const noexcept { return m_nodes; }
    [[nodiscard]] const HandTransform* find(NodeIndex node) const noexcept;  // null: not by hand

    /// Takes the place of what was set for the node; without any part, or with numbers that are not
    /// finite, the node is let go.
    void set(const HandTransform& transform);
    void reset(NodeIndex node);
    void clear() noexcept { m_nodes.clear(); }

    bool operator==(const HandPose&) const = default;

private:
    std::vector<HandTransform> m_nodes;  // ascending, each node once
};

/// Whether both set the same parts of the same nodes, to whatever values.
[[nodiscard]] bool setTheSame(const HandPose& a, const HandPose& b) noexcept;

/// Writes what was set. Every node must be one of the pose's.
void applyByHand(const HandPose& hand, Pose& pose) noexcept;

/// Gives those nodes back what the asset has at rest.
void undoByHand(const Asset& asset, const HandPose& hand, Pose& pose) noexcept;

}  // namespace sinew
