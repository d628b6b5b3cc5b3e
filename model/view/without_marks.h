// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/view/view_options.h"

namespace sinew {

/// Turns off everything that is drawn in addition to the model: grid, axes, skeleton, boxes, edges,
/// points, lines, trails, ghosts, the selection, marked vertices, pins. How the surface itself is
/// coloured stays: view, relief, tinted back faces, UV checker.
void leaveOutMarks(ViewOptions& view) noexcept;

}  // namespace sinew
