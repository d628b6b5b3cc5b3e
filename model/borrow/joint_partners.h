// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "model/asset/asset.h"
#include "model/borrow/joint_map.h"

namespace sinew {

/// Why nodes of two files represent the same joint.
enum class PartnerReason : std::uint8_t {
    Name,
    NameWithoutPrefix,  // "mixamorig:Hips" or "Hips.001" and "Hips"
    NameWords,          // "UpperArm.L", "upperarm_l" or "LeftUpperArm"
    HumanoidBone,       // both are the same bone of a humanoid
    Hand,               // a joint map says so
};
inline constexpr std::size_t kPartnerReasons = 5;

struct JointPartner {
    NodeIndex source;
    NodeIndex target;
    PartnerReason reason = PartnerReason::Name;

    bool operator==(const JointPartner&) const = default;
};

/// A joint of the source whose name matches several joints of the target, or that shares its name
/// with others.
struct AmbiguousJoint {
    NodeIndex source;
    std::vector<NodeIndex> candidates;  // the first of them, in the order of the hierarchy
    std::size_t total = 0;
};

/// What a joint map names and a file lacks.
struct UnusedMapRow {
    std::size_t row = 0;
    bool ofSource = false;
    std::string name;
    bool isAmbiguous = false;  // several nodes have the name
};

/// Which node of one file moves like which node of another. No node has two partners. All lists are
/// in the order of the hierarchy, parents first.
struct JointPartners {
    std::vector<JointPartner> pairs;
    std::vector<NodeIndex> sourceAlone;     // the source's clips move them
    std::vector<NodeIndex> targetAlone;     // joints of the target's skeleton
    std::vector<NodeIndex> targetOf;        // [node of the source]; none: no partner
    std::vector<AmbiguousJoint> ambiguous;  // those without a partner
    std::vector<UnusedMapRow> unused;
};

/// Partners for the joints of the source and for all nodes that its clips move. A joint map decides
/// first. Then names that are equal, that are equal without a namespace, another prefix or a number
/// of Blender, bones of both humanoids (`humanoidBones`), and the words of the names, whatever
/// their case, separators and word for the side. Bones come first for a VRM animation
/// (VRMC_vrm_animation) and between rigs of other namings. Of several nodes with a name, the one
/// below the partner of the parent counts; otherwise the joint is ambiguous and has no partner.
/// Nodes without a name only match by their bone or by hand.
[[nodiscard]] JointPartners jointPartners(const Asset& source, const Asset& target,
                                          const JointMap& map = {});

}  // namespace sinew
