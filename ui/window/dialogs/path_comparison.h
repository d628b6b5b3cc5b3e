// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <functional>
#include <string>

#include "model/core/result.h"
#include "model/view/look.h"

class QAction;

namespace sinew {

class DisplayPanel;
class Session;

/// Result of comparing the skinning paths for the current pose, as text.
struct Agreement {
    bool agree = true;
    std::string words;  // UTF-8; one or a few lines
};

/// Error: the device cannot compare them.
using AgreementCheck = std::function<Result<Agreement>()>;

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
