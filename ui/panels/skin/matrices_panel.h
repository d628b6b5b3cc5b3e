// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QTimer>
#include <QWidget>
#include <vector>

#include "model/core/euler_angles.h"
#include "model/evaluate/node_matrices.h"
#include "model/evaluate/pose_moment.h"
#include "model/survey/skin_survey.h"
#include "ui/session/parts.h"

class QComboBox;
class QLabel;
class QMenu;
class QSettings;
class QToolButton;

namespace sinew {

class ElidedLabel;
class MatrixModel;
class MatrixTree;

/// The transforms of the selected node or joint at the present moment, and what drives them.
/// Follows playback while it is shown, at most once per event loop; costs nothing otherwise.
class MatricesPanel final : public QWidget {
    Q_OBJECT

public:
    /// All are borrowed.
    MatricesPanel(Document& document, Player& player, Selection& selection, QSettings& settings);

    void setShown(bool shown);

private:
    [[nodiscard]] MatrixSubject subject() const;
    void makeTop();
    void connectParts();
    void refreshLater();
    void refresh();
    void nameSubject();
    [[nodiscard]] const BindResidual* residual();
    void restoreChoices();
    void fillCopyMenu();
    void showMenu(const QModelIndex& index, const QPoint& globalAt);
    void addCopyAll(QMenu& menu) const;

    Document& m_document;
    Player& m_player;
    Selection& m_selection;
    QSettings& m_settings;
    ElidedLabel* m_name;
    QComboBox* m_order;
    QToolButton* m_copy;
    QLabel* m_nothing;
    MatrixModel* m_model;
    MatrixTree* m_tree;
    QTimer m_soon;
    bool m_shown = false;
    MatrixSubject m_subject;
    PoseMoment m_moment;
    SkinIndex m_residualSkin;               // none: not computed yet
    std::vector<BindResidual> m_residuals;  // [joint] of that skin
};

}  // namespace sinew
