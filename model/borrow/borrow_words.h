// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "model/borrow/borrow_clips.h"

namespace sinew {

/// "by name", "by name without prefix", "by humanoid bone", "by hand".
[[nodiscard]] const char* reasonWords(PartnerReason reason) noexcept;

/// "22 of 24 joints have a partner: 20 by name, 2 by name without prefix".
[[nodiscard]] std::string partnerWords(const BorrowedClips& borrowed);

/// How the rest poses differ, in one sentence: "The rest poses differ: rotations by up to 31°
/// ('LeftArm'), translations by up to 0.12 units ('Hips'), bone lengths by a factor of up to 1.2
/// ('LeftLeg')."
[[nodiscard]] std::string restWords(const BorrowedClips& borrowed, const Asset& target);

/// How limbs differ in direction: "Limbs point elsewhere by up to 112° at rest ('LeftArm') and by
/// up to 3° as bound ('Spine')."; empty without limbs.
[[nodiscard]] std::string limbWords(const BorrowedClips& borrowed, const Asset& target);

/// How far a bone points elsewhere than its partner: "31°".
[[nodiscard]] std::string degreesOff(double degrees);
/// Its length relative to that of its partner: "× 1.2".
[[nodiscard]] std::string lengthWords(double ratio);

/// What the clips do with the rigs: "The clips play as stored, because the bones agree."
[[nodiscard]] std::string handlingWords(const BorrowedClips& borrowed);

}  // namespace sinew
