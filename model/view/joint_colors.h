// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "model/asset/asset.h"
#include "model/core/math.h"

namespace sinew {

/// Least distance in OKLab (model/core/oklab.h) between the colours of a node and its parent.
inline constexpr float kLeastJointColorDistance = 0.14F;

/// The same between the colours of any two joints of a file, while there are choices left. Only for
/// files with at most so many joints: more colours cannot be distinguished.
inline constexpr float kLeastRigColorDistance = 0.06F;
inline constexpr std::size_t kFewJoints = 64;

/// The first choice for a joint of this name, sRGB: the same in every file.
[[nodiscard]] glm::u8vec3 colorOfName(std::string_view name) noexcept;

/// A colour for every node of the asset, sRGB, as if it were a joint. It is `colorOfName`, unless
/// that is too similar to the parent's colour or to that of another joint: then the name's next
/// choice that is not, so that the same rig has the same colours in every file, in whatever order
/// skins and nodes list it. Nodes without a name use their index.
[[nodiscard]] std::vector<glm::u8vec3> jointColors(const Asset& asset);

}  // namespace sinew
