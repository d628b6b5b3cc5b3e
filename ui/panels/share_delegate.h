// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

namespace sinew {

/// Draws a share as a number with a proportional bar below it.
class ShareDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// The roles of the model that give the share, 0 to 1 (below 0: no bar), and its colour.
    ShareDelegate(int shareRole, int colorRole, QObject* parent)
        : QStyledItemDelegate(parent), m_shareRole(shareRole), m_colorRole(colorRole) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    int m_shareRole;
    int m_colorRole;
};

}  // namespace sinew
