// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

namespace sinew {

/// Draws a row of a TrackTreeModel: nodes are indented by their depth, up to a limit, and have a
/// dimmed note.
class TrackDelegate final : public QStyledItemDelegate {
public:
    explicit TrackDelegate(QObject* parent) : QStyledItemDelegate(parent) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

}  // namespace sinew
