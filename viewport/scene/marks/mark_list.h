// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "viewport/scene/frame/shader_layout.h"

namespace sinew {

inline constexpr std::size_t kMarkLists = 7;

/// Segments and bones of one frame, in lists that are each drawn in one place of the picture
/// (kMarkRows in mark_pass.cpp). Kept between frames to reuse its memory.
struct MarkList {
    std::vector<layout::Bone> bones;
    std::vector<layout::Segment> skeleton;  // lines and joints
    std::vector<layout::Segment> axes;      // axes of its joints
    std::vector<layout::Segment> boxes;     // and other lines that surfaces hide
    std::vector<layout::Segment> gizmo;
    std::vector<layout::Segment> dots;  // dots at vertices, and their lines, where they are visible
    std::vector<layout::Segment> hiddenDots;  // the same, dim, through everything

    void clear() noexcept {
        bones.clear();
        skeleton.clear();
        axes.clear();
        boxes.clear();
        gizmo.clear();
        dots.clear();
        hiddenDots.clear();
    }
};

}  // namespace sinew
