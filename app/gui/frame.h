// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/scene/frame/frame_input.h"

namespace sinew {

class Session;

/// What the session shows now, for a picture of this aspect ratio.
void fillFrame(Session& session, float aspect, FrameInput& input);

}  // namespace sinew
