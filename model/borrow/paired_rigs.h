// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "model/borrow/joint_partners.h"

namespace sinew {

/// A bone between two joints that both have partners, with no such joint in between, and whose end
/// no clip moves along.
struct BoneDifference {
    JointPartner from;
    JointPartner to;
    double restDegrees = 0.0;  // angle between its directions in the world in both rest poses
    double bindDegrees = 0.0;  // likewise as bound, before the common pose
    double lengthRatio = 1.0;  // target relative to source
};

/// What a joint of a humanoid may do for the common pose.
enum class RigPart {
    Limb,   // follows the source
    Torso,  // stays as bound, unless the rigs were bound in other postures
    Head,   // stays as bound
    Foot,   // follows the source, unless soles would tilt
};

/// Two rigs, joint by joint.
struct PairedRigs {
    PairedRigs(const Asset& source, const Asset& target, const JointPartners& partners);

    std::vector<NodeIndex> sourceOf;            // [node of the target]
    std::vector<NodeIndex> sourceAbove;         // [node of the source]: nearest one with a partner
    std::vector<NodeIndex> targetAbove;         // [node of the target]: likewise
    std::vector<bool> byName;                   // [node of the target]: named as its partner
    std::vector<std::optional<RigPart>> parts;  // [node of the target]: what it is of a humanoid
    std::map<std::string, NodeIndex> humanoid;  // nodes of the target by bone
    std::vector<BoneDifference> bones;          // bones in the order of the target's hierarchy
    std::vector<std::vector<std::size_t>> below;  // [node of the target]: bones that begin there

private:
    void findParts(const Asset& source, const Asset& target, const JointPartners& partners);
    void listBones(const Asset& source, const Asset& target);
};

}  // namespace sinew
