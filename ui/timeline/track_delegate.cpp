// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/track_delegate.h"

#include <QPainter>
#include <QPalette>
#include <QStyle>
#include <QWidget>
#include <algorithm>

#include "ui/models/track_tree_model.h"
#include "ui/style/theme.h"

namespace sinew {
namespace {

constexpr unsigned kDeepest = 6;
constexpr int kStep = 6;  // pixels per level of the hierarchy
constexpr int kTrackRowHeight = 21;
constexpr int kNoteGap = 8;

}  // namespace

void TrackDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    const unsigned depth = index.data(TrackTreeModel::DepthRole).toUInt();
    option->rect.setLeft(option->rect.left() + static_cast<int>(std::min(depth, kDeepest)) * kStep);
    if (!index.data(TrackTreeModel::NoteRole).toString().isEmpty()) {
        option->palette.setColor(QPalette::Text, theme::kDimText);
    }
}

QSize TrackDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    return {QStyledItemDelegate::sizeHint(option, index).width(), kTrackRowHeight};
}

void TrackDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const {
    QStyleOptionViewItem back = option;  // the room of the indentation
    QStyledItemDelegate::initStyleOption(&back, index);
    back.icon = {};
    back.text.clear();
    back.index = {};
    option.widget->style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &back, painter,
                                          option.widget);
    QStyledItemDelegate::paint(painter, option, index);
    const QString note = index.data(TrackTreeModel::NoteRole).toString();
    if (note.isEmpty()) {
        return;
    }
    QStyleOptionViewItem whole = option;
    initStyleOption(&whole, index);
    const int name = QStyledItemDelegate::sizeHint(option, index).width();
    painter->setPen(theme::kFaintText);
    painter->setFont(option.font);
    painter->drawText(whole.rect.adjusted(name + kNoteGap, 0, 0, 0),
                      Qt::AlignVCenter | Qt::AlignLeft, note);
}

}  // namespace sinew
