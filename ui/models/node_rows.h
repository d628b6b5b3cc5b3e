// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <cstdint>
#include <vector>

#include "model/asset/asset.h"
#include "ui/models/tree_model.h"

namespace sinew {

/// The tree of the hierarchy panel: one row per node, parents before children.
struct NodeRow {
    NodeIndex node;
    bool matches = true;  // false: shown only because a descendant matches
};

struct NodeRows {
    TreeRows tree;
    std::vector<NodeRow> rows;   // [row of the tree]
    std::vector<int> rowOfNode;  // [node of the file], -1: not shown
};

/// The nodes of a scene whose name contains `filter` (case-insensitive; empty: all), with their
/// ancestors.
[[nodiscard]] NodeRows makeNodeRows(const Asset& asset, SceneIndex scene, const QString& filter);

/// Its name, or "Node 7".
[[nodiscard]] QString nodeLabel(const Asset& asset, NodeIndex node);

/// The kind of a node, for its icon; the first match.
enum class NodeKind : std::uint8_t { SkinnedMesh, Mesh, Camera, Light, Joint, Group };

/// One per node of the file.
[[nodiscard]] std::vector<NodeKind> nodeKinds(const Asset& asset);

[[nodiscard]] const char* nodeKindName(NodeKind kind) noexcept;  // "skinned mesh"
[[nodiscard]] const char* nodeKindIcon(NodeKind kind) noexcept;  // name for icon()

}  // namespace sinew
