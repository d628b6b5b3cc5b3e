// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/keys/action_set.h"

class QMainWindow;
class QMenu;

namespace sinew {

class Session;

/// Camera actions for menu, toolbar and keyboard: framing, standard views and turns as on Blender's
/// numeric pad, projection, cameras of the file, and the camera as text on the clipboard.
class CameraActions final : public ActionSet {
    Q_OBJECT

public:
    /// Both are borrowed; the window owns this.
    CameraActions(Session& session, QMainWindow& window);

private:
    void addViews();
    void addTurns();
    void copyCamera();
    void pasteCamera();
    void listFileCameras();
    void refresh() override;

    Session& m_session;
    QMainWindow& m_window;
    QMenu* m_fileCameras;
};

}  // namespace sinew
