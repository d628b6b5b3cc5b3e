// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/motion/clip_motion.h"

namespace sinew {

// Measured motion in words, alike on the command line and in the window.

/// "by their names", "by the humanoid map".
[[nodiscard]] const char* footSourceWords(FootSource source) noexcept;

/// Which ground contacts are measured against: "the soles of the rest pose", or why there is none.
[[nodiscard]] std::string groundWords(const ClipContacts& contacts);

/// "the root travels 2.4 units (1.2 per second), the feet step 1.5: 0.9 slides"; empty if the root
/// stays near its place.
[[nodiscard]] std::string travelWords(const ClipContacts& contacts);

/// "12.3°", "0.05 units"; of a scale "0.2".
[[nodiscard]] std::string amountWords(ChannelPath path, double amount, double moved);

/// The number and unit of a gap or jump as reports print it: degrees, model units or scale.
struct MotionAmount {
    double value = 0.0;
    const char* unit = "";
};
[[nodiscard]] MotionAmount motionAmount(ChannelPath path, double amount, double moved) noexcept;

/// "'Hips' rotation by 12.3°"; of velocities "'Hips' rotation by 12.3° per second".
[[nodiscard]] std::string gapWords(const Asset& asset, const SeamGap& gap, bool velocity = false);

/// "'Hips' rotation jumps by 45°, 12 times as far as in the frames around".
[[nodiscard]] std::string jumpWords(const Asset& asset, const JointJump& jump);

}  // namespace sinew
