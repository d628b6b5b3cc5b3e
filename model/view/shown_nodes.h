// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "model/evaluate/pose_evaluator.h"
#include "model/view/hidden_nodes.h"
#include "model/view/view_options.h"

namespace sinew {

/// The effect of HiddenNodes on every node of an asset, computed once per change. Immutable, so it
/// is shared by frames and picking threads.
class ShownNodes {
public:
    /// Nodes that the asset does not have are ignored. `scene`: what `hiddenCount` counts in.
    ShownNodes(const Asset& asset, const HiddenNodes& state, SceneIndex scene);

    /// Whether the node's mesh is in the picture.
    [[nodiscard]] bool draws(NodeIndex node) const noexcept { return m_bits[node.value] == 0; }
    /// The same for everything else at the node: joint, light.
    [[nodiscard]] bool shows(NodeIndex node) const noexcept {
        return (m_bits[node.value] & (kItself | kAbove)) == 0;
    }

    /// Marks at the node, such as the selection and the gizmo: those of a mesh go with it.
    [[nodiscard]] bool marks(const Asset& asset, NodeIndex node) const noexcept {
        return asset[node].mesh ? draws(node) : shows(node);
    }

    /// Why a node is hidden. Itself: it is in `hidden`, or excluded by `only` and it or a node
    /// below has a mesh. Above: an ancestor is in `hidden`.
    [[nodiscard]] bool hidesItself(NodeIndex node) const noexcept {
        return (m_bits[node.value] & (kItself | kExcluded)) != 0;
    }
    [[nodiscard]] bool isHiddenFromAbove(NodeIndex node) const noexcept {
        return (m_bits[node.value] & kAbove) != 0;
    }

    /// Number of nodes of the scene for which `hidesItself` or `isHiddenFromAbove`.
    [[nodiscard]] std::size_t hiddenCount() const noexcept { return m_hiddenCount; }

private:
    static constexpr std::uint8_t kItself = 1;
    static constexpr std::uint8_t kAbove = 2;
    static constexpr std::uint8_t kExcluded = 4;

    void exclude(const Asset& asset, const std::vector<NodeIndex>& only);

    std::vector<std::uint8_t> m_bits;  // [node]
    std::size_t m_hiddenCount = 0;
};

/// Whether a picture contains the mesh of a node: neither the file, in the evaluator's pose, nor
/// the user hides it.
[[nodiscard]] inline bool drawsNode(const ViewOptions& view, const PoseEvaluator& evaluator,
                                    NodeIndex node) noexcept {
    return evaluator.isVisible(node) && (!view.shown || view.shown->draws(node));
}

/// The nodes of the view's scene that draw a mesh in a picture of the evaluator's pose.
[[nodiscard]] std::vector<NodeIndex> drawnMeshNodes(const ViewOptions& view,
                                                    const PoseEvaluator& evaluator);

/// Whether the user does not hide the node itself: its joint, its light.
[[nodiscard]] inline bool showsNode(const ViewOptions& view, NodeIndex node) noexcept {
    return !view.shown || view.shown->shows(node);
}

}  // namespace sinew
