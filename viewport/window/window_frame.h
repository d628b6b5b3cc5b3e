// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/picture/picture_split.h"
#include "viewport/scene/frame/frame_input.h"

namespace sinew {

/// What the window draws next.
struct WindowFrame {
    FrameInput before;
    FrameInput after;  // frame of the partner, if the window has one
    PictureSplit split;

    [[nodiscard]] FrameInput& of(ComparedSide side) noexcept {
        return side == ComparedSide::Before ? before : after;
    }
};

}  // namespace sinew
