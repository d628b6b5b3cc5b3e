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

/// The toolbar's choosers: view, set, weights, and where the file has them variant and camera; and
/// the camera's and overlays' buttons.
class ViewBar final : public QToolBar {
    Q_OBJECT

public:
    struct Actions {
        const CameraActions& cameras;
        const DisplayActions& display;
    };

    ViewBar(Session& session, const Actions& actions, QWidget* parent = nullptr);

    /// One at the left end, the others at the right end.
    void addWindowActions(QAction* open, QAction* displayPanel, QAction* screenshot);

private:
    void addChoosers();
    void addButtons(const Actions& actions);
    void takeAsset();
    void takeView();
    void takeCamera();
    void listVariants();
    void listCameras();

    Session& m_session;
    QComboBox* m_mode = nullptr;
    QComboBox* m_set = nullptr;
    QComboBox* m_weights = nullptr;
    QComboBox* m_variant = nullptr;
    QComboBox* m_camera = nullptr;
    QAction* m_variantPlace = nullptr;  // in the bar: hidden where there is nothing to choose
    QAction* m_cameraPlace = nullptr;
};

}  // namespace sinew
