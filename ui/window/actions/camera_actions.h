// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QKeySequence>
#include <QObject>
#include <functional>
#include <vector>

class QAction;
class QActionGroup;
class QMenu;

namespace sinew {

class Session;

/// Camera actions for menu, toolbar and keyboard: framing, standard views and turns as on Blender's
/// numeric pad, projection, cameras of the file.
class CameraActions final : public QObject {
    Q_OBJECT

public:
    CameraActions(Session& session, QObject* parent);

    void fillMenu(QMenu& menu) const;
    [[nodiscard]] QAction* frameSelection() const noexcept { return m_frameSelection; }
    [[nodiscard]] QAction* orthographic() const noexcept { return m_orthographic; }

private:
    QAction* add(const QString& text, const char* id, std::function<void()> act);
    void addViews();
    void addTurns();
    void listFileCameras();
    void refreshCamera();

    Session& m_session;
    QAction* m_frameSelection = nullptr;
    QAction* m_frameAll = nullptr;
    QAction* m_defaultView = nullptr;
    std::vector<QAction*> m_views;
    std::vector<QAction*> m_turns;
    QAction* m_orthographic = nullptr;
    QAction* m_fileCamera = nullptr;
    QMenu* m_turnMenu = nullptr;
    QMenu* m_fileCameras = nullptr;
};

}  // namespace sinew
