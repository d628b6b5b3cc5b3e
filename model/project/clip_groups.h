// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <vector>

#include "model/check/context.h"
#include "model/project/clip_measures.h"
#include "model/project/project_rules.h"

namespace sinew {

/// The clips of a group: in the order of its patterns, those of one pattern in that of the file.
[[nodiscard]] std::vector<AnimationIndex> clipsOfGroup(const Asset& asset, const ClipGroup& group);

/// Clips of a group against the first of them.
void checkGroup(check::Context& context, ClipMeasures& measures, const ClipGroup& group,
                std::span<const AnimationIndex> clips);

/// At which shares of the cycle, 0 to 1, a foot comes down, ascending. A foot in contact at the end
/// and at the start stays in contact.
[[nodiscard]] std::vector<double> touchDowns(const ClipMotion& motion, const FootContacts& foot);

/// How far apart the touch-downs of a foot are in two clips: each against the closest one of the
/// other, around the cycle, at most 0.5. Both lists have as many, at least one.
[[nodiscard]] double phaseDistance(std::span<const double> one, std::span<const double> other);

}  // namespace sinew
