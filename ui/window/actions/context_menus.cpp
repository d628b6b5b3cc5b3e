// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/actions/context_menus.h"

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QMainWindow>
#include <QMenu>

#include "ui/session/session.h"

namespace sinew {

ContextMenus::ContextMenus(Session& session, QMainWindow& window)
    : ActionSet(&window), m_session(session), m_window(window) {
    window.addAction(add(QStringLiteral("context-menu"), [this] { showForFocus(); }));
}

/// For the widget with the focus, or for the selection in the picture.
void ContextMenus::showForFocus() {
    if (QApplication::activePopupWidget() != nullptr) {
        return;
    }
    QWidget* focus = QApplication::focusWidget();
    const QWidget& center = *m_window.centralWidget();
    if (focus != nullptr && focus != &m_window && !center.isAncestorOf(focus)) {
        const QPoint at = focus->rect().center();
        QContextMenuEvent event(QContextMenuEvent::Keyboard, at, focus->mapToGlobal(at));
        QApplication::sendEvent(focus, &event);
    } else if (m_session.document().asset()) {
        PointedAt selected;
        selected.joint = m_session.selection().node();
        showForPicture(selected, center.mapToGlobal(center.rect().center()));
    }
}

void ContextMenus::showForPicture(const PointedAt& pointed, const QPoint& globalAt) {
    popUp(globalAt, [&](QMenu& menu, const MenuContext& context) {
        fillPictureMenu(menu, context, pointed);
    });
}

void ContextMenus::popUp(const QPoint& globalAt,
                         const std::function<void(QMenu&, const MenuContext&)>& fill) const {
    auto* menu = new QMenu(&m_window);
    menu->setObjectName(QStringLiteral("contextMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fill(*menu, {.session = m_session, .window = m_window});
    connect(&m_session.document(), &Document::assetChanged, menu, &QWidget::close);
    menu->popup(globalAt);
}

}  // namespace sinew
