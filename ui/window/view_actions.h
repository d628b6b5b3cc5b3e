// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QKeySequence>
#include <QObject>
#include <functional>
#include <vector>

#include "model/view/look.h"

class QAction;
class QMenu;

namespace sinew {

class Session;

/// What the picture shows of the file: views, weights, grid, axes, legend, as actions for menu,
/// toolbar and keyboard. They follow the session.
class ViewActions final : public QObject {
    Q_OBJECT

public:
    ViewActions(Session& session, QObject* parent);

    void fillViewMenu(QMenu& menu) const;

    [[nodiscard]] const std::vector<QAction*>& modes() const noexcept { return m_modes; }
    [[nodiscard]] const std::vector<QAction*>& overlays() const noexcept { return m_overlays; }

private:
    QAction* add(const QString& text, const QKeySequence& key, std::function<void()> act);
    QAction* addSwitch(const QString& text, const char* drawing, bool Look::*option);
    void addModes();
    void addOverlays();
    void addWeights();
    void takeAsset();
    void listSets();
    void takeView();
    void cancelOrClear();  // Escape: a file on its way, else the selection
    void changeView(const std::function<void(Look&)>& change);

    Session& m_session;
    std::vector<QAction*> m_modes;     // in the order of viewModes()
    std::vector<QAction*> m_overlays;  // grid, axes, legend
    QAction* m_relief = nullptr;
    QAction* m_stored = nullptr;
    QAction* m_normalized = nullptr;
    QAction* m_clearSelection = nullptr;
    QMenu* m_sets = nullptr;  // one action per JOINTS_n/WEIGHTS_n set
};

}  // namespace sinew
