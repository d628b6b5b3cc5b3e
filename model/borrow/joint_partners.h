// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "model/asset/asset.h"

namespace sinew {

/// Why nodes of two files stand for the same joint.
enum class PartnerReason : std::uint8_t {
    Name,
    NameWithoutPrefix,  // "mixamorig:Hips" or "Hips.001" and "Hips"
    HumanoidBone,       // both are the same bone of a VRM humanoid
};

struct JointPartner {
    NodeIndex source;
    NodeIndex target;
    PartnerReason reason = PartnerReason::Name;

    bool operator==(const JointPartner&) const = default;
};

/// Which node of one file moves like which node of another. No node has two partners. All lists are
/// in the order of the hierarchy, parents first.
struct JointPartners {
    std::vector<JointPartner> pairs;
    std::vector<NodeIndex> sourceAlone;  // the source's clips move them
    std::vector<NodeIndex> targetAlone;  // joints of the target's skeleton
    std::vector<NodeIndex> targetOf;     // [node of the source]; none: no partner
};

/// Partners for the joints of the source and for all nodes that its clips move: by equal names,
/// then by names that are equal without a namespace, another prefix or a number of Blender, if only
/// one node has such a name, then by humanoid bones: of VRM avatars, and of Mixamo rigs by name.
/// For a VRM animation and an avatar the bones decide first (VRMC_vrm_animation). Nodes without a
/// name only match by their bone.
[[nodiscard]] JointPartners jointPartners(const Asset& source, const Asset& target);

}  // namespace sinew
