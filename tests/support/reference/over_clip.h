// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <span>

#include "model/evaluate/pose_evaluator.h"
#include "model/weights/displacement.h"
#include "model/weights/stretch.h"

namespace sinew::test {

// Worst values over a clip, pose by pose on one thread: what the walks of the product must agree
// with. `times`: file time.

/// The largest distance, in the rest pose if there is no animation; the first of equal ones. None
/// if nothing moves.
[[nodiscard]] std::optional<LargestDistance> largestOverClip(
    const std::shared_ptr<const ClipLibrary>& clips, NodeIndex node, Compared compared,
    AnimationIndex animation, std::span<const float> times);

/// The first of equal ones.
[[nodiscard]] ClipStretch stretchOverClip(const std::shared_ptr<const ClipLibrary>& clips,
                                          NodeIndex node, AnimationIndex animation,
                                          std::span<const float> times);

}  // namespace sinew::test
