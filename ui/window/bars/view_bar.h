// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QToolBar>

class QAction;
class QComboBox;
class QMainWindow;

namespace sinew {

class Session;

/// The toolbar: selectors for view, set and weights, for variant and camera if the file has them,
/// and buttons for camera and overlays.
class ViewBar final : public QToolBar {
    Q_OBJECT

public:
    /// Both are borrowed; the window has its actions and menus.
    ViewBar(Session& session, const QMainWindow& window);

private:
    void addChoosers();
    void addModes();
    void enableModes();
    void addButtons(const QMainWindow& window);
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
