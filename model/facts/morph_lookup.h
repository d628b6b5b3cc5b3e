// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "model/asset/asset.h"

namespace sinew {

/// A morph target of a node's mesh.
struct NodeMorphTarget {
    NodeIndex node;
    std::uint32_t target = 0;
    float share = 1.0F;  // its weight when what names it has weight 1

    bool operator==(const NodeMorphTarget&) const = default;
};

/// The names of a file's morph targets: those of the mesh with most of them, in order and with
/// empty ones, then other names of other meshes.
struct MorphTargetNames {
    std::vector<std::string> names;
    std::size_t indexed = 0;  // that many can be meant by index
};
[[nodiscard]] MorphTargetNames morphTargetNames(const Asset& asset);

/// The most that a mesh of the file has.
[[nodiscard]] std::size_t mostMorphTargets(const Asset& asset) noexcept;

/// "vrm:happy": what a text for a VRM expression begins with.
inline constexpr std::string_view kExpressionPrefix = "vrm:";

/// The first VRM expression that the text means, with its prefix; none: there is none, or a morph
/// target has that name.
[[nodiscard]] ExpressionIndex findExpression(const Asset& asset, std::string_view text);

/// The expression of the same name in another asset; none: there is none.
[[nodiscard]] ExpressionIndex sameExpression(const Asset& from, ExpressionIndex expression,
                                             const Asset& to);

/// The targets of a VRM expression, in VRM 0.x of every node with the mesh.
[[nodiscard]] std::vector<NodeMorphTarget> expressionTargets(const Asset& asset,
                                                             const VrmExpression& expression);

/// The targets that `text` means: an index below `indexed`, otherwise an exact name, of every node
/// whose mesh has such a target; otherwise those of the expression (findExpression). Empty if there
/// is none.
[[nodiscard]] std::vector<NodeMorphTarget> findMorphTargets(const Asset& asset,
                                                            std::string_view text);

/// The text that finds the target of a mesh: its name; its index if the name is empty, is an index
/// itself, or belongs to a target before it.
[[nodiscard]] std::string morphTargetText(const Mesh& mesh, std::size_t target);

}  // namespace sinew
