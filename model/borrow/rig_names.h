// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "model/asset/asset.h"

namespace sinew {

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

private:
    std::unordered_set<std::string_view> m_names;  // views into the asset, which must outlive this
};

/// The bone of a VRM humanoid (VRM 1.0) that a joint of a Mixamo rig is: "leftUpperArm" for
/// "mixamorig:LeftArm", "mixamorig9:LeftArm" or "mixamorigLeftArm". Empty: it is none.
[[nodiscard]] std::string_view boneOfMixamo(std::string_view name) noexcept;
/// The same without the prefix: "leftUpperArm" for "LeftArm".
[[nodiscard]] std::string_view boneOfPlainMixamo(std::string_view name) noexcept;
/// Whether every humanoid must have the bone (VRMC_vrm).
[[nodiscard]] bool isRequiredBone(std::string_view bone) noexcept;
inline constexpr std::size_t kRequiredBones = 15;

}  // namespace sinew
