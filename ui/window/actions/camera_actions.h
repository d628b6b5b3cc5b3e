// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/keys/action_set.h"

class QMenu;
class QWidget;

namespace sinew {

class Session;

/// Camera actions for menu, toolbar and keyboard: framing, standard views and turns as on Blender's
/// numeric pad, projection, cameras of the file.
class CameraActions final : public ActionSet {
    Q_OBJECT

public:
    /// Both are borrowed; the window owns this.
    CameraActions(Session& session, QWidget& window);

private:
    void addViews();
    void addTurns();
    void listFileCameras();
    void refresh() override;

    Session& m_session;
    QMenu* m_fileCameras;
};

}  // namespace sinew
