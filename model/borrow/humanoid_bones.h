// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/asset/asset.h"

namespace sinew {

/// The humanoid bones of an avatar or of a VRM animation, with the names of VRM 1.0: VRM 0.x and
/// Unity name the three bones of a thumb differently. Of other files, those that the names of their
/// joints suggest (`namedBones`).
[[nodiscard]] std::vector<VrmBone> humanoidBones(const Asset& asset);

/// None: there is no bone of this name.
[[nodiscard]] NodeIndex nodeOfBone(std::span<const VrmBone> bones, std::string_view name) noexcept;

/// The nodes of the bones that both files have, in the order of the first. O(n log n).
[[nodiscard]] std::vector<std::pair<NodeIndex, NodeIndex>> sharedBones(const Asset& first,
                                                                       const Asset& second);

/// The name of an expression in VRM 1.0, in lower case: "happy" for "Joy" of VRM 0.x.
[[nodiscard]] std::string expressionKey(const std::string& name);

/// Whether the avatar looks along -Z: VRM 0.x. All others look along +Z (VRM 1.0, glTF 2.0, 3.4).
[[nodiscard]] bool facesBackwards(const Asset& asset) noexcept;

}  // namespace sinew
