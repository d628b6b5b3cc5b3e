// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "model/asset/asset.h"

namespace sinew {

/// A joint that two skins list under different numbers.
struct RenumberedJoint {
    JointIndex here;
    JointIndex there;
};

/// What a skin has in common with another one. Joints are the same if they are the same node; of a
/// node that a skin lists twice, the first one counts.
struct SkinRelation {
    SkinIndex other;
    std::size_t shared = 0;                        // joints that both list
    bool sameJoints = false;                       // both list the same ones, in whatever order
    std::vector<RenumberedJoint> renumbered = {};  // shared ones, ordered by `here`
};

/// Every other skin that shares a joint with this one, by index. Linear in the joints of all skins.
[[nodiscard]] std::vector<SkinRelation> relatedSkins(const Asset& asset, SkinIndex skin);

/// How a skin is used, and the first skin before it with the same joints, if there is one.
struct SkinUse {
    std::vector<NodeIndex> nodes = {};  // ordered by index
    SkinIndex sameJointsAs = {};
    std::vector<RenumberedJoint> renumbered = {};  // compared with that one
};

/// [skin]. O(n log n) in the joints of all skins.
[[nodiscard]] std::vector<SkinUse> skinUses(const Asset& asset);

/// "joint 3 here is joint 7 there, joint 4 here is joint 3 there and 12 more"; empty for none.
[[nodiscard]] std::string renumberedWords(const std::vector<RenumberedJoint>& renumbered);

}  // namespace sinew
