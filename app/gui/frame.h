// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/scene/frame/frame_input.h"

namespace sinew {

class Session;

/// Fills the frame input with the session's current state, for a picture of this aspect ratio.
void fillFrame(Session& session, float aspect, FrameInput& input);
/// The same of the compared file, after `fillFrame`. Requires an active comparison.
void fillPartnerFrame(Session& session, float aspect, FrameInput& input);

}  // namespace sinew
