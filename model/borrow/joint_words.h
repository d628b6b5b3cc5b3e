// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "model/asset/asset.h"

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

/// Without the number that Blender appends to a second object of the same name: "Hips" for
/// "Hips.001". The name itself if it has none.
[[nodiscard]] std::string_view withoutNumber(std::string_view name) noexcept;

/// The names of an asset, and what is left of one without namespaces, prefixes and numbers.
class RigNames {
public:
    explicit RigNames(const Asset& asset);

    /// The parts of a name after each of its first separators, longest first:
    /// "mixamorig:LeftArm" gives "LeftArm". A number of Blender is left out too, unless another
    /// node has the name without it: a chain "spine", "spine.001" counts its own joints.
    [[nodiscard]] std::vector<std::string_view> partsOf(std::string_view name) const;

    /// Without a number of Blender, unless another node has that name.
    [[nodiscard]] std::string_view plain(std::string_view name) const;

private:
    std::unordered_set<std::string_view> m_names;  // views into the asset, which must outlive this
};

}  // namespace sinew
