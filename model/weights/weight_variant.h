// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>

#include "model/asset/mesh.h"
#include "model/weights/compared.h"

namespace sinew {

/// What programs make of a vertex's weights.
enum class WeightVariant {
    FourStrongest,  // the four joints of the largest weight, renormalised: engines with four slots
    EightBit,       // normalised, then rounded to steps of 1/255 that add up to 1
};

/// The primitive with other weights, in the same or fewer sets; it shares everything else. Weights
/// of one joint in several slots are added first; joints that the skin does not have are left out.
/// The lower joint index wins a tie. A vertex whose weights add up to 0 keeps none.
[[nodiscard]] Primitive withWeights(const Primitive& primitive, WeightVariant variant,
                                    std::size_t jointCount);

/// The weights of a comparison that alters them; none: it compares otherwise.
[[nodiscard]] std::optional<WeightVariant> variantOf(Compared compared);

}  // namespace sinew
