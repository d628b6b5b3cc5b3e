// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "model/check/deformation/surface_effect.h"

namespace sinew::check {

/// How the placement of a joint's part of the mesh changes.
struct JointChange {
    std::size_t joint = 0;
    glm::dmat4 change{0.0};  // worldFromMesh as it should be, minus that of the file
};

/// The vertex of the skin's meshes that these changes move farthest. `modelSize` above 0.
[[nodiscard]] SurfaceEffect bindEffect(const Asset& asset, SkinIndex skin,
                                       std::span<const MeshIndex> meshes,
                                       std::span<const JointChange> changes, double modelSize,
                                       const std::stop_token& stop);

}  // namespace sinew::check
