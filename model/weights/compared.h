// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>

namespace sinew {

/// What a vertex is compared with; the other side is always linear skinning with normalised
/// weights.
enum class Compared {
    Stored,          // weights as they are in the file
    FourStrongest,   // the four largest weights, renormalised: engines with four slots
    EightBit,        // normalised, then rounded to steps of 1/255 that add up to 1
    DualQuaternion,  // normalised, blended as dual quaternions
};
inline constexpr std::array kAllCompared{Compared::Stored, Compared::FourStrongest,
                                         Compared::EightBit, Compared::DualQuaternion};

}  // namespace sinew
