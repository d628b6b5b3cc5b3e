// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

#include "model/view/camera.h"
#include "model/view/pick/strongest_joint.h"
#include "model/view/view_options.h"

namespace sinew {

/// A position in a picture, and what the picture shows.
struct PickQuery {
    CameraView camera;
    ViewOptions view;
    /// Offset from the upper left corner; the centre of the first pixel is 0.5, 0.5.
    glm::vec2 pixel{0.0F};
    glm::vec2 size{1.0F};            // size of the picture
    float reachPixels = 4.0F;        // tolerance for lines and points
    float pointRadiusPixels = 0.0F;  // half their size: a point is hit anywhere on it
};

/// The nearest surface at that position.
struct SurfaceHit {
    NodeIndex node;
    std::uint32_t primitive = 0;  // primitive of the node's mesh
    std::uint32_t instance = 0;   // instance of EXT_mesh_gpu_instancing; 0 if not instanced
    std::uint32_t element = 0;    // triangle, line or point, as `elementList` counts
    std::uint32_t elementSize = 3;
    std::array<std::uint32_t, 3> vertices{};  // vertices of the element
    glm::vec3 shares{0.0F};                   // weight of each vertex at the hit
    std::uint32_t vertex = 0;                 // the nearest of them in the picture
    glm::vec3 position{0.0F};                 // world space; in the bind pose as stored
    float depth = 1.0F;                       // 0 at the near plane, 1 at the far plane
    JointShare strongest = {};                // joint at `vertex`; none: unskinned or unweighted
    JointShare shown = {};  // the weight at `vertex` of the joint that the view shows; none: no
                            // such joint in the skin of `node`
    std::uint32_t shownCount = 0;  // joints that the view shows together; at most 1 alone
    float shownSum = 0.0F;         // sum of their weights at `vertex`
};

}  // namespace sinew
