// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QToolBar>

class QAction;
class QComboBox;

namespace sinew {

class CameraActions;
class DisplayActions;
class Session;

/// The toolbar: selectors for view, set and weights, for variant and camera if the file has them,
/// and buttons for camera and overlays.
class ViewBar final : public QToolBar {
    Q_OBJECT

public:
    struct Actions {
        const CameraActions& cameras;
        const DisplayActions& display;
    };

    ViewBar(Session& session, const Actions& actions, QWidget* parent = nullptr);

    /// Adds one at the left end, the others at the right end.
    void addWindowActions(QAction* open, QAction* displayPanel, QAction* screenshot);

private:
    void addChoosers();
    void addModes();
    void enableModes();
    void addButtons(const Actions& actions);
    void refreshAsset();
    void refreshView();
    void refreshCamera();
    void listVariants();
    void listCameras();

    Session& m_session;
    QComboBox* m_mode = nullptr;
    QComboBox* m_set = nullptr;
    QComboBox* m_weights = nullptr;
    QComboBox* m_variant = nullptr;
    QComboBox* m_camera = nullptr;
    QAction* m_variantPlace = nullptr;  // hidden if there is nothing to select
    QAction* m_cameraPlace = nullptr;
};

}  // namespace sinew
