// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/name_delegate.h"

#include <QApplication>
#include <QPainter>

#include "ui/models/shared_prefix.h"

namespace sinew {
namespace {

int roomForText(const QStyleOptionViewItem& option) {
    const QStyle& style = *option.widget->style();
    const int margin = style.pixelMetric(QStyle::PM_FocusFrameHMargin, &option, option.widget) + 1;
    return style.subElementRect(QStyle::SE_ItemViewItemText, &option, option.widget).width() -
           2 * margin;
}

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

}  // namespace sinew
