// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "model/asset/object_ref.h"
#include "model/check/finding_vertices.h"
#include "model/core/diagnostic.h"

namespace sinew {

/// The target of a finding: what to select, and which time to show.
struct FindingTarget {
    ObjectRef object = {};          // the file if nothing more specific is known
    AnimationIndex animation = {};  // none: keeps the current animation
    /// Time in that animation, at which a visible effect is largest; none: keeps the time.
    std::optional<float> seconds = {};
    std::optional<FaultyVertex> vertex = {};  // see namedVertex
    SkinIndex skin = {};  // skin of the weights concerned, set together with `joint`
    JointIndex joint = {};

    bool operator==(const FindingTarget&) const = default;
};

/// From the finding's indices and its effect, otherwise from its JSON pointer. Ignores indices that
/// the file does not have.
[[nodiscard]] FindingTarget findingTarget(const Asset& asset, const Diagnostic& finding);

}  // namespace sinew
