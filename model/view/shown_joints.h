// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/asset/asset.h"
#include "model/view/view_options.h"

namespace sinew {

/// The joints that `weight` shows, as a set.
struct ShownJoints {
    SkinIndex skin;              // none: the file has no such skin
    std::vector<bool> contains;  // [joint]
    std::size_t count = 0;
    JointIndex first;  // the joint that the view names

    [[nodiscard]] bool operator[](std::size_t joint) const noexcept { return contains[joint]; }
};

/// The view's joint and joints, and with `descendants` every joint of the skin below one of them.
/// The first skin and joint if the view names none.
[[nodiscard]] ShownJoints shownJoints(const Asset& asset, const ViewOptions& view);

}  // namespace sinew
