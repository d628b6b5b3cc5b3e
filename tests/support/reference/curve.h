// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/asset/animation.h"

/// A second evaluator for comparison, in double precision and as simple as the text of glTF 2.0. It
/// shares the asset's data structures with the program's evaluator, but no code.
namespace sinew::reference {

enum class CurveKind { Numbers, Rotation };

/// The sampler's value at `seconds` (3.11 and appendix C). Of keys at the same time the last one
/// holds. Rotations are interpolated as they are stored, whatever their length. The sampler has at
/// least one key.
[[nodiscard]] std::vector<double> curveAt(const Sampler& sampler, double seconds, CurveKind kind);

}  // namespace sinew::reference
