// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>

namespace sinew {

/// What a vertex is compared with; the other side is always linear skinning with normalised
/// weights.
enum class Compared {
    Stored,         // weights as they lie in the file
    FourStrongest,  // see WeightVariant
    EightBit,
    DualQuaternion,  // normalised, blended as dual quaternions
};
inline constexpr std::array kAllCompared{Compared::Stored, Compared::FourStrongest,
                                         Compared::EightBit, Compared::DualQuaternion};

}  // namespace sinew
