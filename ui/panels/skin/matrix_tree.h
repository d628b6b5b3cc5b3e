// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>
#include <set>

#include "ui/models/matrix_values.h"
#include "ui/panels/widgets/panel_tree.h"

class QMenu;

namespace sinew {

class MatrixModel;

/// Draws the title of a group, and what drives it at the right edge.
class MatrixTitleDelegate final : public QStyledItemDelegate {
public:
    explicit MatrixTitleDelegate(QObject* parent) : QStyledItemDelegate(parent) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
};

/// The matrices of a node. Columns share the width, whatever the numbers are; groups stay folded
/// from node to node. Ctrl+C copies the current number or group.
class MatrixTree final : public PanelTree {
    Q_OBJECT

public:
    explicit MatrixTree(MatrixModel* model);  // borrowed

    [[nodiscard]] const std::set<MatrixGroup>& folded() const noexcept { return m_folded; }
    void setFolded(std::set<MatrixGroup> folded);
    void addCopyEntries(QMenu& menu, const QModelIndex& index) const;
    [[nodiscard]] QString currentText() const;  // what Ctrl+C copies; empty: nothing

signals:
    void foldedChanged();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void openGroups();

    MatrixModel& m_matrices;
    std::set<MatrixGroup> m_folded{MatrixGroup::InverseBind, MatrixGroup::JointOnMeshNode};
};

/// The font, if its digits are equally wide; otherwise the system's font of fixed width.
[[nodiscard]] QFont withTabularDigits(const QFont& font);

}  // namespace sinew
