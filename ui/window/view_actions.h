// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QKeySequence>
#include <QObject>
#include <functional>
#include <vector>

#include "model/view/view_options.h"

class QAction;
class QMenu;

namespace sinew {

class Session;

/// Everything that changes how the file is shown, as actions for menu, toolbar and keyboard. They
/// follow the session.
class ViewActions final : public QObject {
    Q_OBJECT

public:
    ViewActions(Session& session, QObject* parent);

    void fillViewMenu(QMenu& menu) const;
    void fillCameraMenu(QMenu& menu) const;

    [[nodiscard]] const std::vector<QAction*>& modes() const noexcept { return m_modes; }
    [[nodiscard]] QAction* frameSelection() const noexcept { return m_frameSelection; }
    [[nodiscard]] QAction* orthographic() const noexcept { return m_orthographic; }
    [[nodiscard]] const std::vector<QAction*>& overlays() const noexcept { return m_overlays; }

private:
    QAction* add(const QString& text, const QKeySequence& key, std::function<void()> act);
    QAction* addSwitch(const QString& text, const char* drawing, bool ViewOptions::*option);
    void addModes();
    void addOverlays();
    void addWeights();
    void addCameras();
    void takeAsset();
    void listSets();
    void listFileCameras();
    void takeView();
    void takeCamera();
    void cancelOrClear();  // Escape: a file that is being loaded, else the selection
    void changeView(const std::function<void(ViewOptions&)>& change);

    Session& m_session;
    std::vector<QAction*> m_modes;     // in the order of viewModes()
    std::vector<QAction*> m_overlays;  // grid, axes, legend
    std::vector<QAction*> m_standardViews;
    QAction* m_relief = nullptr;
    QAction* m_stored = nullptr;
    QAction* m_normalized = nullptr;
    QAction* m_frameSelection = nullptr;
    QAction* m_frameAll = nullptr;
    QAction* m_clearSelection = nullptr;
    QAction* m_orthographic = nullptr;
    QMenu* m_sets = nullptr;  // one action per JOINTS_n/WEIGHTS_n set
    QMenu* m_fileCameras = nullptr;
};

}  // namespace sinew
