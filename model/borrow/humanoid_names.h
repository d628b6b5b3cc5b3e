// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/asset/asset.h"

namespace sinew {

/// Whose names the joints of a humanoid have.
enum class RigNaming : std::uint8_t {
    None,    // no humanoid
    Vrm,     // the file says which joint is which bone
    Plain,   // Unity, VRM and most others: "LeftUpperArm", "UpperArm.L"
    Mixamo,  // "mixamorig:LeftArm"
    Unreal,  // "upperarm_l", "spine_01"
    Rigify,  // "DEF-upper_arm.L", "spine" for the hips
};

struct NamedBones {
    RigNaming naming = RigNaming::None;
    std::vector<VrmBone> bones;  // names as in VRM 1.0
};

/// The humanoid that the names of the joints suggest: that of the naming that finds most of the
/// bones a humanoid must have (VRMC_vrm), at least twelve of the fifteen, because such names are
/// common words; the prefix of Mixamo is enough. Joints of skins come before other nodes, and bones
/// that deform before controls.
[[nodiscard]] NamedBones namedBones(const Asset& asset);

}  // namespace sinew
