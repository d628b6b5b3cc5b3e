// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "model/asset/mesh.h"
#include "model/evaluate/weight_source.h"
#include "tests/support/reference/pose.h"

namespace sinew::reference {

struct DeformSetting {
    std::vector<double> morphWeights;  // one per target
    std::vector<Matrix> joints;        // empty: not skinned
    Matrix worldFromMesh{1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
    WeightSource weights = WeightSource::Normalized;
};

/// One vertex in world space: morphed (3.7.2.2), then skinned (3.7.3.3), or placed by its node.
[[nodiscard]] Vector positionOf(const Primitive& primitive, std::size_t vertex,
                                const DeformSetting& setting);

/// The same for its normal, of unit length: by the inverse transpose of what moves the vertex,
/// which must be invertible.
[[nodiscard]] Vector normalOf(const Primitive& primitive, std::size_t vertex,
                              const DeformSetting& setting);

/// Volume scale of the vertex's transform: the absolute value of its determinant.
[[nodiscard]] double stretchOf(const Primitive& primitive, std::size_t vertex,
                               const DeformSetting& setting);

/// The deformation of `node`'s mesh in this pose.
[[nodiscard]] DeformSetting settingOf(const Asset& asset, const Pose& pose, NodeIndex node,
                                      WeightSource weights);

}  // namespace sinew::reference
