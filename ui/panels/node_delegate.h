// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

namespace sinew {

/// A node's row: behind the name its quiet note, and a struck-out eye where it is hidden.
class NodeDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit NodeDelegate(QObject* parent) : QStyledItemDelegate(parent) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;
};

}  // namespace sinew
