// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

#include "model/check/curve.h"

namespace sinew::check {

/// How many keys could go without moving the curve at any key by more than its tolerance: those
/// that lie on straight runs, greedily from the first key on. One pass. 0 for CUBICSPLINE.
[[nodiscard]] std::size_t redundantKeys(const Curve& curve);

}  // namespace sinew::check
