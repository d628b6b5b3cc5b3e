// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "model/asset/asset.h"
#include "model/evaluate/pose_evaluator.h"
#include "model/view/view_options.h"

namespace sinew {

/// What the user leaves out of the picture, on top of what the file hides (KHR_node_visibility). A
/// state of inspection: poses, checks and the bounds of the file do not depend on it. Both lists
/// are ascending and without duplicates.
struct HiddenNodes {
    std::vector<NodeIndex> hidden;  // each with everything below it
    std::vector<NodeIndex> only;    // if not empty: of all meshes, only those of these nodes and of
                                    // the nodes below them are drawn

    [[nodiscard]] bool empty() const noexcept { return hidden.empty() && only.empty(); }
    bool operator==(const HiddenNodes&) const = default;
};

/// Adds nodes to those that are hidden.
void hideNodes(HiddenNodes& state, std::span<const NodeIndex> nodes);

/// The opposite: the nodes no longer hide themselves, and are added to `only` if it excludes them.
/// A hidden ancestor still hides them.
void showNodes(HiddenNodes& state, const Asset& asset, std::span<const NodeIndex> nodes);

/// Shows the meshes of these nodes and of the nodes below them, and no others. Joints and lights
/// stay, so that the skeleton and the light do not change.
[[nodiscard]] HiddenNodes isolated(const Asset& asset, std::span<const NodeIndex> nodes);

/// Per node: whether it or a node below it has a mesh.
[[nodiscard]] std::vector<bool> nodesWithMeshes(const Asset& asset);

/// Per node: whether it is one of `roots` (ascending) or below one.
[[nodiscard]] std::vector<bool> nodesBelow(const Asset& asset, std::span<const NodeIndex> roots);

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
