// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/asset/asset.h"

namespace sinew {

/// Lengths of the rest pose that motion is judged by, in model units.
struct RigSize {
    /// Diagonal of the box around all joints; without joints around the meshes, otherwise the
    /// nodes; 1 if all are at one place.
    double size = 1.0;
    /// Per node: how far its farthest descendant can be, along the chain; at least a tenth of
    /// `size`, because the end of a chain moves something too.
    std::vector<double> reach;
    std::vector<double> scaleAbove;  // [node]: length of one unit of its translation

    /// How far a change of the node's local transform moves what is below it: an angle in radians,
    /// a distance in the parent's units, or a change of scale.
    [[nodiscard]] double moved(NodeIndex node, ChannelPath path, double change) const noexcept;
};

[[nodiscard]] RigSize rigSize(const std::shared_ptr<const Asset>& asset);

}  // namespace sinew
