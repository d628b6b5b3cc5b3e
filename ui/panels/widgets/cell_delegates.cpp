// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/widgets/cell_delegates.h"

#include <QPainter>
#include <QTreeView>
#include <algorithm>

#include "ui/models/joint_list_model.h"
#include "ui/models/names.h"
#include "ui/models/node_tree_model.h"
#include "ui/panels/widgets/eye_column.h"
#include "ui/style/icons.h"
#include "ui/style/theme.h"

namespace sinew {
namespace {

int roomForText(const QStyleOptionViewItem& option) {
    const QStyle& style = *option.widget->style();
    const int margin = style.pixelMetric(QStyle::PM_FocusFrameHMargin, &option, option.widget) + 1;
    return style.subElementRect(QStyle::SE_ItemViewItemText, &option, option.widget).width() -
           2 * margin;
}

constexpr int kPin = 13;
constexpr int kPinRoom = 16;

constexpr int kBarHeight = 3;
constexpr int kSide = 6;

constexpr int kGap = 9;
constexpr int kSign = 14;
constexpr int kSignRoom = 14;  // room around the icon and the name

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

void NameDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const {
    const QString shortName = index.data(kShortNameRole).toString();
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const int shared = index.data(kSharedLettersRole).toInt();
    if (item.widget == nullptr || (shortName.isEmpty() && shared == 0)) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    item.text = elidedName(item.text, shortName, shared, item.fontMetrics, roomForText(item));
    item.widget->style()->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
}

void JointNameDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const {
    if (!index.data(JointListModel::PinnedRole).toBool()) {
        NameDelegate::paint(painter, option, index);
        return;
    }
    QStyleOptionViewItem rest = option;
    rest.rect.setRight(option.rect.right() - kPinRoom);
    QStyleOptionViewItem back = option;
    back.rect.setLeft(rest.rect.right() + 1);
    back.index = {};
    back.text.clear();
    option.widget->style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &back, painter,
                                          option.widget);
    NameDelegate::paint(painter, rest, index);
    const QRect place(back.rect.left(), option.rect.center().y() - kPin / 2 + 1, kPin, kPin);
    icon("pin", theme::kDimText).paint(painter, place);
}

void ShareDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const {
    QStyledItemDelegate::paint(painter, option, index);
    const float share = index.data(m_shareRole).toFloat();
    if (share < 0.0F) {
        return;
    }
    QRect bar = option.rect.adjusted(kSide, 0, -kSide, 0);
    bar.setTop(bar.bottom() - kBarHeight);
    painter->fillRect(bar, theme::kRaised);
    bar.setWidth(qRound(std::clamp(share, 0.0F, 1.0F) * float(bar.width())));
    painter->fillRect(bar, index.data(m_colorRole).value<QColor>());
}

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
