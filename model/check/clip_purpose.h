// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace sinew::check {

/// What a clip is for, by its name.
enum class ClipPurpose {
    Loop,     // "Walk_Loop", "CombatIdle"
    OneShot,  // "Punch_Left", "DeathBack"
    Unknown,  // "Take 001"
};

/// By the English words of a name, however they are joined. A word for a loop wins: "Jump_Idle".
[[nodiscard]] ClipPurpose clipPurpose(std::string_view name);

}  // namespace sinew::check
