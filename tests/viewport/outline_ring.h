// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/support/caller.h"
#include "tests/viewport/small_scene.h"

namespace sinew::test {

/// A frame on white, where every part of the outline shows.
[[nodiscard]] FrameInput whiteFrame(const PoseEvaluator& evaluator, ViewMode mode);

/// Whether it has the colour of the outline.
[[nodiscard]] bool isLine(const Pixel& pixel);

/// The outline of node 0 hugs what the view draws of it, and changes nothing else.
void expectHugged(FrameInput input, const PictureSize& size = {64, 64, 1},
                  Caller caller = Caller::here());

}  // namespace sinew::test
