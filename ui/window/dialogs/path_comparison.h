// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include "model/view/look.h"
#include "ui/window/agreement.h"

class QAction;

namespace sinew {

class DisplayPanel;
class Session;

/// "Compare Skinning Paths": pauses, compares them in the pose shown and says the result in the
/// Display panel, until another pose is shown.
class PathComparison final : public QObject {
    Q_OBJECT

public:
    /// All are borrowed. The action is enabled while there is something to compare.
    PathComparison(Session& session, QAction& action, DisplayPanel& panel, QObject* parent);

    void setCheck(AgreementCheck check);

signals:
    void agreed(const QString& words);
    void failed(const QString& title, const QString& text);  // they differ, or were not compared

private:
    void connectPose();
    void enableAction();
    void compare();
    void forget();
    void onLookChanged();

    Session& m_session;
    QAction& m_action;
    DisplayPanel& m_panel;
    AgreementCheck m_check;
    // What decides the positions that were compared.
    WeightSource m_weights;
    BlendSkinning m_blend;
    ViewMode m_mode;
};

}  // namespace sinew
