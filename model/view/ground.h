// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/evaluate/bounds.h"
#include "model/view/look.h"

namespace sinew {

/// Height of the ground, world y. Foot: the lowest point of `bounds`, those of the whole clip, so
/// that it stays while playing; 0 if the model stands there, that is, if its foot is within 3 % of
/// the radius of `bounds`. Origin, or bounds that are empty or not finite: 0.
[[nodiscard]] float groundHeight(GroundPlace place, const Box& bounds) noexcept;

}  // namespace sinew
