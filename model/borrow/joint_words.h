// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace sinew {

enum class JointSide : std::uint8_t { None, Left, Right };

/// What the name of a joint says, however it is spelled: "UpperArm.L", "upper_arm_l",
/// "LeftUpperArm" and "J_Bip_L_UpperArm" are all the left "upperarm".
struct JointWords {
    JointSide side = JointSide::None;
    std::string stem;       // small letters and digits without zeros before them: "spine1"
    bool deforms = false;   // Rigify: "DEF-spine"
    bool ofMixamo = false;  // "mixamorig9:Hips"
};

/// Splits at separators, before capitals and at digits; leaves out namespaces and the prefixes of
/// rigs (mixamorig, DEF, Bip01, J_Bip, CC_Base). Reads the first 256 characters.
[[nodiscard]] JointWords jointWords(std::string_view name);

}  // namespace sinew
