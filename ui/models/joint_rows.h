// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "model/asset/asset.h"

namespace sinew {

/// Joints deeper than this are rows of this level: their names would begin beside the list.
inline constexpr int kDeepestJointRow = 24;

/// Joints as rows, in the order of the hierarchy; pinned ones are roots before the
/// others. Numbers are joints.
struct JointRows {
    struct Row {
        int parent = -1;  // joint; -1: a root
        int place = 0;    // position among its parent's children
        std::vector<int> children = {};
    };
    std::vector<Row> rows;   // [joint]
    std::vector<int> roots;  // joints
};

/// `joints`: their nodes. `tree`: below the nearest joint above; otherwise all are roots.
/// `pinned`: [joint].
[[nodiscard]] JointRows makeJointRows(const Asset& asset, std::span<const NodeIndex> joints,
                                      bool tree, const std::vector<bool>& pinned);

/// The nodes that act as joints in a file without a skin: those drawn as bones, if the scene draws
/// nothing else. Parents first. Empty: there is a skin, or something to draw.
[[nodiscard]] std::vector<NodeIndex> bonesAlone(const Asset& asset, SceneIndex scene);

}  // namespace sinew
