// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/playback_keys.h"

#include "ui/session/session.h"

namespace sinew {

bool playbackKey(Session& session, int key, Qt::KeyboardModifiers modifiers) {
    if ((modifiers & ~Qt::KeypadModifier) != Qt::NoModifier) {
        return false;
    }
    switch (key) {
        case Qt::Key_Left:
            session.stepFrames(-1);
            return true;
        case Qt::Key_Right:
            session.stepFrames(1);
            return true;
        case Qt::Key_Up:
            session.stepKeys(1);
            return true;
        case Qt::Key_Down:
            session.stepKeys(-1);
            return true;
        case Qt::Key_Home:
            session.seek(session.clock().startSeconds);
            return true;
        case Qt::Key_End:
            session.seek(session.clock().endSeconds);
            return true;
        case Qt::Key_I:
            session.setInPoint(session.seconds());
            return true;
        case Qt::Key_O:
            session.setOutPoint(session.seconds());
            return true;
        default:
            return false;
    }
}

}  // namespace sinew
