// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/node_delegate.h"

#include <QIcon>
#include <QPainter>
#include <QTreeView>
#include <algorithm>

#include "ui/models/names.h"
#include "ui/models/node_tree_model.h"
#include "ui/panels/eye_column.h"
#include "ui/style/icons.h"
#include "ui/style/theme.h"

namespace sinew {
namespace {

constexpr int kGap = 9;
constexpr int kSign = 14;
constexpr int kSignRoom = 14;  // around the icon and the name

QString noteOf(const QModelIndex& index) {
    return index.data(NodeTreeModel::NoteRole).toString();
}

bool hidden(const QModelIndex& index) {
    return index.data(NodeTreeModel::HiddenRole).toBool();
}

/// The width of the tree from the node's indentation to the eyes.
int roomBeside(const QTreeView& tree, const QModelIndex& index) {
    int room = tree.viewport()->width() - tree.indentation() - EyeColumn::kWidth;
    for (QModelIndex above = index.parent(); above.isValid() && room > 0; above = above.parent()) {
        room -= tree.indentation();
    }
    return room;
}

}  // namespace

void NodeDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    const auto* tree = qobject_cast<const QTreeView*>(option->widget);
    if (tree != nullptr) {  // names end before the eyes, with an ellipsis
        const int eyes = tree->viewport()->width() - EyeColumn::kWidth;
        option->rect.setRight(std::min(option->rect.right(), eyes - 1));
    }
    const QString shortName = index.data(kShortNameRole).toString();
    if (tree == nullptr || shortName.isEmpty()) {
        return;
    }
    const int sign = option->decorationSize.width() + kSignRoom;
    if (sign + option->fontMetrics.horizontalAdvance(option->text) > roomBeside(*tree, index)) {
        option->text = shortName;
    }
}

QSize NodeDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    if (const QString note = noteOf(index); !note.isEmpty()) {
        size.rwidth() += kGap + option.fontMetrics.horizontalAdvance(note);
    }
    if (hidden(index)) {
        size.rwidth() += kGap + kSign;
    }
    return size;
}

void NodeDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const {
    QStyledItemDelegate::paint(painter, option, index);
    const QString note = noteOf(index);
    const bool isHidden = hidden(index);
    if (note.isEmpty() && !isHidden) {
        return;
    }
    QRect rest = option.rect;
    rest.setLeft(rest.left() + QStyledItemDelegate::sizeHint(option, index).width());
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    if (isHidden) {
        const QRect place(rest.left() + kGap / 2, rest.center().y() - kSign / 2 + 1, kSign, kSign);
        icon("hidden", theme::kDimText).paint(painter, place);
        rest.setLeft(place.right() + kGap / 2);
    }
    painter->setPen(selected ? theme::kSelectedText : theme::kDimText);
    painter->setFont(option.font);
    painter->drawText(rest.adjusted(kGap / 2, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, note);
}

}  // namespace sinew
