// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "viewport/scene/frame/shader_layout.h"

namespace sinew {

/// What one frame draws of segments and bones, in order. Kept between frames, so that its memory
/// is.
struct MarkList {
    std::vector<layout::Bone> bones;
    std::vector<layout::Segment> skeleton;  // its lines and joints
    std::vector<layout::Segment> axes;      // of its joints
    std::vector<layout::Segment> boxes;
    std::vector<layout::Segment> gizmo;

    void clear() noexcept {
        bones.clear();
        skeleton.clear();
        axes.clear();
        boxes.clear();
        gizmo.clear();
    }
};

}  // namespace sinew
