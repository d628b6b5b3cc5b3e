// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>

#include "model/evaluate/bounds.h"
#include "model/evaluate/pose_walk.h"

namespace sinew {

/// A box for culling in an engine: the surface is in it at rest and in every frame of every clip.
struct SafeBounds {
    Box box;                   // world space, units of the file; with the margin on every side
    float margin = 0.0F;       // half of what a side moves at most from one frame to the next, for
                               // the moments between frames
    std::uint64_t frames = 0;  // measured, of all clips together
    std::uint64_t step = 1;    // every n-th frame was measured, because there are too many

    [[nodiscard]] glm::vec3 extent() const noexcept { return box.max - box.min; }
};

/// Of the meshes of the scene, also hidden ones and all instances; each clip at the rate that its
/// keys suggest. A budget of vertices bounds the work. After a stop the box is empty.
[[nodiscard]] SafeBounds safeBounds(const std::shared_ptr<const ClipLibrary>& clips,
                                    SceneIndex scene, const WalkOptions& walk = {});

}  // namespace sinew
