// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "model/asset/asset.h"

namespace sinew::check {

/// The other side's name: "Left" becomes "Right" and a separate L becomes R, in either direction,
/// preserving case: "mixamorig:LeftArm", "arm_l", "Arm.L.001", "l_arm", "J_Bip_L_Hand". None if the
/// name has no side.
[[nodiscard]] std::optional<std::string> otherSide(const std::string& name);

/// For each joint of a skin, its counterpart on the other side: by the humanoid bones of a VRM
/// avatar ("leftHand"), otherwise by name, with or without the running numbers that some exporters
/// append ("LeftArm_09", "RightArm_06"); itself if that has no side, none if there is no
/// counterpart.
[[nodiscard]] std::vector<std::optional<std::size_t>> pairJoints(const Asset& asset,
                                                                 const Skin& skin);

}  // namespace sinew::check
