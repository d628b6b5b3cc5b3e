// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>
#include <functional>
#include <vector>

#include "model/view/look.h"
#include "model/view/view_mode.h"

class QAction;
class QMenu;

namespace sinew {

class DisplayActions;
class Session;

/// View actions: views, influence sets and weights. They follow the session.
class ViewActions final : public QObject {
    Q_OBJECT

public:
    ViewActions(Session& session, QObject* parent);

    void fillViewMenu(QMenu& menu, const DisplayActions& display) const;

private:
    QAction* add(const QString& text, std::function<void()> act);
    void addModes();
    void addWeights();
    void refreshAsset();
    void enableModes();
    void listSets();
    void refreshView();
    void cancelOrClear();  // Escape: cancels loading, otherwise clears the selection
    void changeView(const std::function<void(Look&)>& change);

    Session& m_session;
    std::vector<QAction*> m_modes;  // order of viewModes()
    QList<QAction*> m_weights;      // order of WeightSource
    QAction* m_clearSelection = nullptr;
    QMenu* m_sets = nullptr;  // one action per JOINTS_n/WEIGHTS_n set
};

/// What a menu says of a view.
struct ViewTip {
    QString words;        // its summary, and why it has nothing to show
    bool hasData = true;  // data of the scene shown; true without a file
};

[[nodiscard]] ViewTip viewTip(const Session& session, const ViewModeInfo& info);

}  // namespace sinew
