// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QAction>

#include "model/survey/safe_bounds.h"
#include "ui/session/work/background_task.h"

class QMainWindow;

namespace sinew {

class Session;

/// "Copy Bounds over All Clips": measures them and copies them as JSON, with arrays of numbers as
/// engines take them. Enabled for files with a mesh.
class BoundsAction final : public QAction {
    Q_OBJECT

public:
    /// The session is borrowed; the window shows what happens in its status bar.
    BoundsAction(Session& session, QMainWindow& window);

private:
    void measure();
    void copy(const SafeBounds& bounds);
    void refresh();

    Session& m_session;
    QMainWindow& m_window;
    BackgroundTask m_meter;
};

}  // namespace sinew
