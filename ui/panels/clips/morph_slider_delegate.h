// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

namespace sinew {

/// Draws a morph weight as a slider and a number box, or as a check box, without a widget per row;
/// the number is edited in a field. For the value column of a MorphSliderModel.
class MorphSliderDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit MorphSliderDelegate(QObject* parent) : QStyledItemDelegate(parent) {}

    /// Parts of a cell. The track is where the middle of the knob can be.
    [[nodiscard]] static QRect trackOf(const QRect& cell);
    [[nodiscard]] static QRect numberOf(const QRect& cell);
    /// The value of the slider under the pointer.
    [[nodiscard]] static float valueAt(const QRect& cell, int x, const QModelIndex& index);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model,
                      const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;
};

}  // namespace sinew
