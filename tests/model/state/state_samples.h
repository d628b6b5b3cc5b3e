// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/state/inspection_state.h"
#include "tests/support/random.h"

namespace sinew::test {

/// Some of everything that a state can name: objects with plain, odd, equal and no names.
[[nodiscard]] Asset stateAsset();

/// A state for `stateAsset` whose members all differ from their defaults.
[[nodiscard]] InspectionState fullState();

/// Another state for `stateAsset` at each call. Numbers have any exponent, but no zero is negative.
[[nodiscard]] InspectionState randomState(Random& random);

/// Equal, also in the marked vertices, which a state compares by pointer.
[[nodiscard]] bool sameState(InspectionState a, const InspectionState& b);

}  // namespace sinew::test
