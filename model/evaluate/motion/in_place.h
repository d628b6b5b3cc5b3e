// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/asset.h"
#include "model/core/math.h"
#include "model/evaluate/pose.h"

namespace sinew {

/// Which parts of the root's motion are taken out of the pose ("in place"). World axes, Y up.
struct InPlace {
    bool x = false;
    bool y = false;
    bool z = false;
    bool turn = false;  // about Y

    [[nodiscard]] bool any() const noexcept { return x || y || z || turn; }
    bool operator==(const InPlace&) const = default;
};

/// worldFromNode of one node: the product of all locals above it. O(depth).
[[nodiscard]] glm::dmat4 worldFromNode(const Asset& asset, const Pose& pose,
                                       NodeIndex node) noexcept;

/// Changes the local transform of `root` so that in the world the chosen axes of its position are
/// those of `reference` (a worldFromNode of it), and so that it is not turned about Y against it
/// (the twist about Y of the rotation from one to the other is taken out; the position stays). What
/// is not chosen stays as it is. The parents may be turned, scaled, mirrored and animated; under an
/// uneven scale the turn is taken out as far as a translation, rotation and scale can hold it.
/// Does nothing where the parents flatten the space, or where there is nothing to take out; else a
/// stored matrix of the root gives way to its decomposition.
void keepInPlace(const Asset& asset, NodeIndex root, const InPlace& parts,
                 const glm::dmat4& reference, Pose& pose) noexcept;

}  // namespace sinew
