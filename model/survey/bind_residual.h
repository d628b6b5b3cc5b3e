// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <stop_token>
#include <vector>

#include "model/asset/asset.h"

namespace sinew {

/// How far the rest pose of a joint is from where its inverse bind matrix says that it was bound,
/// compared with most joints of the skin; see check::BindPose.
struct BindResidual {
    double distance = 0.0;  // distance of the joint's bind origin, in world units
    double radians = 0.0;
    double scale = 1.0;     // factor of the axis that differs most
    bool singular = false;  // the inverse bind matrix has no inverse
    bool away = false;      // more than the rounding of exporters explains

    bool operator==(const BindResidual&) const = default;
};

/// One per joint of the skin; empty if a matrix is not finite, and after a stop. O(nodes + joints).
[[nodiscard]] std::vector<BindResidual> bindResiduals(const Asset& asset, SkinIndex skin,
                                                      const std::stop_token& stop = {});

}  // namespace sinew
