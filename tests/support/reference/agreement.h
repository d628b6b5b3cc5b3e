// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>

#include "model/evaluate/pose_evaluator.h"
#include "model/evaluate/weight_source.h"
#include "tests/support/reference/pose.h"

namespace sinew::reference {

/// The largest of many relative differences, and its place. If the reference is not finite or
/// beyond single precision, every value agrees.
struct Difference {
    double value = 0.0;
    std::string where;

    /// One that is not a number counts as infinite.
    void take(double difference, const std::function<std::string()>& place);
    void take(const Difference& other);
};

/// What lengths are compared with: the larger of the scene's size and a tenth of the coordinate, as
/// single precision gets coarser away from the origin.
struct Yardstick {
    double size = 1.0;

    [[nodiscard]] double of(const Vector& point) const;
};

/// World matrices and palettes: the 3 × 3 part relative to its largest entry, the origin by the
/// yardstick.
[[nodiscard]] Difference matrixDifference(const glm::mat4& actual, const Matrix& expected,
                                          const Yardstick& yardstick, const std::string& what);
[[nodiscard]] Difference worldDifference(const PoseEvaluator& evaluator, const Pose& expected,
                                         const Yardstick& yardstick);
[[nodiscard]] Difference jointDifference(const PoseEvaluator& evaluator, const Pose& expected,
                                         const Yardstick& yardstick);

/// Translations, rotations, scales, weights, visibility and properties, relative to the larger of 1
/// and the number.
[[nodiscard]] Difference localDifference(const PoseEvaluator& evaluator, const Pose& expected);

/// At most `most` vertices, evenly spread, of every primitive that a node draws.
[[nodiscard]] Difference positionDifference(const PoseEvaluator& evaluator, const Pose& expected,
                                            WeightSource weights, std::size_t most);

}  // namespace sinew::reference
