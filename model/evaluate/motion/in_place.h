// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/asset.h"
#include "model/core/math.h"
#include "model/evaluate/pose.h"

namespace sinew {

/// Which parts of the root's motion are removed from the pose ("in place"). World axes, Y up.
struct InPlace {
    bool x = false;
    bool y = false;
    bool z = false;
    bool turn = false;  // turn about Y

    [[nodiscard]] bool any() const noexcept { return x || y || z || turn; }
    bool operator==(const InPlace&) const = default;
};

/// worldFromNode of one node: the product of all local transforms up to the root. O(depth).
[[nodiscard]] glm::dmat4 worldFromNode(const Asset& asset, const Pose& pose,
                                       NodeIndex node) noexcept;

/// Changes the local transform of `root` so that the chosen axes of its world position equal those
/// of `reference` (a worldFromNode of it). With `turn`, also removes the twist about Y relative to
/// `reference`; the position stays. Everything else is unchanged. The parents may be rotated,
/// scaled, mirrored and animated; under non-uniform scale the turn is removed as far as a TRS can
/// represent it. Does nothing if the parents' transform is singular or nothing is to be removed;
/// otherwise a stored matrix of the root is replaced by its decomposition.
void keepInPlace(const Asset& asset, NodeIndex root, const InPlace& parts,
                 const glm::dmat4& reference, Pose& pose) noexcept;

}  // namespace sinew
