// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <vector>

#include "model/asset/asset.h"
#include "ui/models/tree_model.h"

namespace sinew {

/// Joints deeper than this are rows of this level: their names would begin beside the list.
inline constexpr int kDeepestJointRow = 24;

/// Joints as rows, in the order of the hierarchy; pinned ones are roots before the others. A row is
/// the number of its joint. `joints`: their nodes. `tree`: below the nearest joint above; otherwise
/// all are roots. `pinned`: [joint].
[[nodiscard]] TreeRows makeJointRows(const Asset& asset, std::span<const NodeIndex> joints,
                                     bool tree, const std::vector<bool>& pinned);

/// The joints of the skin that are among the nodes.
[[nodiscard]] std::vector<JointIndex> jointsAmong(const Asset& asset, SkinIndex skin,
                                                  std::span<const NodeIndex> nodes);

/// The nodes that act as joints in a file without a skin: those drawn as bones, if the scene draws
/// nothing else. Parents first. Empty: there is a skin, or something to draw.
[[nodiscard]] std::vector<NodeIndex> bonesAlone(const Asset& asset, SceneIndex scene);

}  // namespace sinew
