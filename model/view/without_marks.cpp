// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/without_marks.h"

namespace sinew {

void leaveOutMarks(ViewOptions& view) noexcept {
    view.grid = false;
    view.axes = false;
    view.skeleton = {};
    view.marks = {.backFaces = view.marks.backFaces, .uvChecker = view.marks.uvChecker};
    view.motion = {.followCamera = view.motion.followCamera,
                   .followGround = view.motion.followGround};
    view.highlight = {};
    view.hovered = {};
    view.marked = {};
    view.pins = {};
}

}  // namespace sinew
