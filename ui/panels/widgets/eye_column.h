// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QPersistentModelIndex>
#include <QWidget>

class QTreeView;

namespace sinew {

class NodeTreeModel;
class Visibility;

/// An eye per row at the right edge of the node tree, in place while the rows scroll sideways. A
/// click hides or shows the node, with Shift or Ctrl everything below it too; a drag does the same
/// to every row that it passes. Closed: the user hides the node itself; faint: a node above or the
/// file hides it.
class EyeColumn final : public QWidget {
    Q_OBJECT

public:
    static constexpr int kWidth = 26;  // pixels

    /// All borrowed; the tree becomes the parent and shows the model.
    EyeColumn(QTreeView& tree, const NodeTreeModel& model, Visibility& visibility);

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    [[nodiscard]] QModelIndex rowAt(int y) const;
    void paintRow(QPainter& painter, const QModelIndex& index) const;
    void apply(const QModelIndex& index);
    [[nodiscard]] QString tip(const QModelIndex& index) const;

    enum class Stroke { None, Shows, Hides };

    QTreeView& m_tree;
    const NodeTreeModel& m_model;
    Visibility& m_visibility;
    Stroke m_stroke = Stroke::None;  // set while the button is pressed
    bool m_below = false;            // the stroke includes everything below
    QPersistentModelIndex m_hovered;
};

}  // namespace sinew
