// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "model/core/diagnostic.h"
#include "ui/session/object_ref.h"

namespace sinew {

/// Where a finding leads: what to select, and which moment to show.
struct FindingTarget {
    ObjectRef object = {};              // the file where nothing narrower is known
    AnimationIndex animation = {};      // none: the one that is shown stays
    std::optional<float> seconds = {};  // of that animation; none: the time stays
    SkinIndex skin = {};                // with `joint`: whose weights it is about
    JointIndex joint = {};

    bool operator==(const FindingTarget&) const = default;
};

/// From the finding's indices first, else from its JSON pointer. Indices that the file does not
/// have are passed over.
[[nodiscard]] FindingTarget findingTarget(const Asset& asset, const Diagnostic& finding);

}  // namespace sinew
