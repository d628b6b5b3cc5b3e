// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "model/check/curve.h"

namespace sinew::check {

/// A key that leaves the curve and returns at once: without it the motion is smooth.
struct KeyOutlier {
    std::size_t key = 0;
    double size = 0.0;                 // distance from `expected`, in the unit of Curve::distance
    double others = 0.0;               // the largest of the same track apart from its neighbours
    bool held = false;                 // it repeats the key before, amid motion
    std::vector<float> expected = {};  // where the neighbours lead
};

/// How far each key is from where the two keys on either side lead; 0 for the outer two on each
/// side. LINEAR curves only, otherwise empty.
[[nodiscard]] std::vector<double> keyResiduals(const Curve& curve);

/// The worst outlier of a curve if it is the only one, from its `keyResiduals`.
[[nodiscard]] std::optional<KeyOutlier> worstOutlier(const Curve& curve,
                                                     const std::vector<double>& residuals);

/// The first key that repeats the one before while the curve moves on both sides, if the curve does
/// so only once.
[[nodiscard]] std::optional<KeyOutlier> heldKey(const Curve& curve);

}  // namespace sinew::check
