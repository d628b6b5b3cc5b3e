// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

namespace sinew {

/// Draws names: one that does not fit loses what it shares with the others (kShortNameRole) before
/// it is elided.
class NameDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit NameDelegate(QObject* parent) : QStyledItemDelegate(parent) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
};

}  // namespace sinew
