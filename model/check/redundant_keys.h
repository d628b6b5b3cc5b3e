// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

#include "model/check/curve.h"

namespace sinew::check {

/// Number of keys that can be removed without changing the curve at any key by more than the
/// tolerance: keys on straight runs, found greedily from the first key. One pass. 0 for
/// CUBICSPLINE.
[[nodiscard]] std::size_t redundantKeys(const Curve& curve, const CurveTolerance& tolerance);

}  // namespace sinew::check
