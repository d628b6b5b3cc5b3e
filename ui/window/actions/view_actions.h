// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>
#include <vector>

#include "model/view/look.h"
#include "model/view/view_mode.h"
#include "ui/keys/action_set.h"

class QAction;
class QMenu;
class QWidget;

namespace sinew {

class Session;

/// Views, influence sets, weights and display options. They follow the session.
class ViewActions final : public ActionSet {
    Q_OBJECT

public:
    /// Both are borrowed; the window owns this.
    ViewActions(Session& session, QWidget& window);

private:
    void addModes();
    void addWeights();
    void addOptions();
    void refreshAsset();
    void enableModes();
    void listSets();
    void refresh() override;
    void cancelOrClear();  // Escape: cancels loading, otherwise clears the selection

    Session& m_session;
    std::vector<QAction*> m_modes;  // order of viewModes()
    QList<QAction*> m_weights;      // order of WeightSource
    QMenu* m_sets;                  // one action per JOINTS_n/WEIGHTS_n set
};

/// What a menu says of a view.
struct ViewTip {
    QString words;        // its summary, and why it has nothing to show
    bool hasData = true;  // data of the scene shown; true without a file
};

[[nodiscard]] ViewTip viewTip(const Session& session, const ViewModeInfo& info);

}  // namespace sinew
