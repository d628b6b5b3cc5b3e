// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <qnamespace.h>

namespace sinew {

class Player;

/// Transport keys of the viewport and the timeline: left and right step frames, up and down step
/// keys, Home and End go to the ends, I and O set the in and out point. False: not a transport key.
bool playbackKey(Player& player, int key, Qt::KeyboardModifiers modifiers);

}  // namespace sinew
