// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>

#include "model/compare/surface_comparer.h"

namespace sinew {

/// One part of one node's local transform that causes a distance.
struct MotionCause {
    NodeIndex node;  // node before
    ChannelPath path = ChannelPath::Translation;
    double share = 0.0;  // part of the distance that is gone once it is as in the file before
};

/// What alone causes at least 90 % of the largest distance of two clips: the parts of the
/// transforms of the joint of the largest weight and of its parents are tried. None if no part
/// does, and for bones without a surface.
[[nodiscard]] std::optional<MotionCause> motionCause(
    const std::shared_ptr<const ClipLibrary>& before,
    const std::shared_ptr<const ClipLibrary>& after, const ObjectMatches& matches,
    const ComparedSurface& surface, const ClipComparison& clip);

}  // namespace sinew
