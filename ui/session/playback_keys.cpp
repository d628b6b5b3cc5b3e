// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/playback_keys.h"

#include "ui/session/player.h"

namespace sinew {

bool playbackKey(Player& player, int key, Qt::KeyboardModifiers modifiers) {
    if ((modifiers & ~Qt::KeypadModifier) != Qt::NoModifier) {
        return false;
    }
    switch (key) {
        case Qt::Key_Left:
            player.stepFrames(-1);
            return true;
        case Qt::Key_Right:
            player.stepFrames(1);
            return true;
        case Qt::Key_Up:
            player.stepKeys(1);
            return true;
        case Qt::Key_Down:
            player.stepKeys(-1);
            return true;
        case Qt::Key_Home:
            player.seek(player.clock().startSeconds);
            return true;
        case Qt::Key_End:
            player.seek(player.clock().endSeconds);
            return true;
        case Qt::Key_I:
            player.setInPoint(player.seconds());
            return true;
        case Qt::Key_O:
            player.setOutPoint(player.seconds());
            return true;
        default:
            return false;
    }
}

}  // namespace sinew
