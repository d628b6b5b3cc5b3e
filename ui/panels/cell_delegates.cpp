// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/cell_delegates.h"

#include <QApplication>
#include <QIcon>
#include <QPainter>
#include <algorithm>

#include "ui/models/joint_list_model.h"
#include "ui/models/names.h"
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

}  // namespace

void NameDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const {
    const QString shortName = index.data(kShortNameRole).toString();
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    if (shortName.isEmpty() || item.widget == nullptr ||
        item.fontMetrics.horizontalAdvance(item.text) <= roomForText(item)) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    item.text = shortName;
    if (item.fontMetrics.horizontalAdvance(shortName) > roomForText(item)) {
        item.text = shortName.mid(1);  // one ellipsis is enough
    }
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

}  // namespace sinew
