// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/row_menu.h"

#include <QAbstractItemView>
#include <QContextMenuEvent>

namespace sinew {

RowMenu::RowMenu(QAbstractItemView& view)
    : QObject(&view), m_view(view), m_viewport(view.viewport()) {
    view.setContextMenuPolicy(Qt::DefaultContextMenu);
    view.installEventFilter(this);  // receives the Menu key
    m_viewport->installEventFilter(this);
}

bool RowMenu::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_viewport && event->type() == QEvent::MouseButtonPress) {
        return static_cast<QMouseEvent*>(event)->button() == Qt::RightButton;
    }
    if (event->type() != QEvent::ContextMenu) {
        return false;
    }
    const auto& asked = *static_cast<QContextMenuEvent*>(event);
    QModelIndex row;
    QPoint at = asked.globalPos();
    if (asked.reason() == QContextMenuEvent::Keyboard) {
        row = m_view.currentIndex();
        at = m_viewport->mapToGlobal(m_view.visualRect(row).center());
    } else if (watched == m_viewport) {
        row = m_view.indexAt(asked.pos());
    }
    if (row.isValid()) {
        emit wanted(row, at);
    }
    return true;
}

}  // namespace sinew
