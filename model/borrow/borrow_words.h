// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "model/borrow/borrow_clips.h"

namespace sinew {

/// "by name", "by name without prefix", "by humanoid bone".
[[nodiscard]] const char* reasonWords(PartnerReason reason) noexcept;

/// "22 of 24 joints have a partner: 20 by name, 2 by name without prefix".
[[nodiscard]] std::string partnerWords(const BorrowedClips& borrowed);

/// How the rest poses differ, in one sentence: "The rest poses differ: rotations by up to 31°
/// ('LeftArm'), translations by up to 0.12 units ('Hips'), bone lengths by a factor of up to 1.2
/// ('LeftLeg')."
[[nodiscard]] std::string restWords(const BorrowedClips& borrowed, const Asset& target);

/// What the clips do with that: "The clips play as stored, because the bones agree."
[[nodiscard]] std::string handlingWords(const BorrowedClips& borrowed);

}  // namespace sinew
