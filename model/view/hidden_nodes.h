// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <vector>

#include "model/asset/asset.h"

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

}  // namespace sinew
