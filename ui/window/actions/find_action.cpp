// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/actions/find_action.h"

#include <QDockWidget>

#include "ui/keys/key_map.h"
#include "ui/panels/widgets/search_field.h"
#include "ui/window/key_focus.h"

namespace sinew {
namespace {

QDockWidget* panelOf(QWidget* widget) {
    while (widget != nullptr && qobject_cast<QDockWidget*>(widget) == nullptr) {
        widget = widget->parentWidget();
    }
    return qobject_cast<QDockWidget*>(widget);
}

SearchField* searchIn(QDockWidget* panel) {
    auto* field = panel != nullptr ? panel->findChild<SearchField*>() : nullptr;
    return field != nullptr && field->isEnabled() ? field : nullptr;
}

}  // namespace

FindAction::FindAction(const KeyFocus& focus, QDockWidget& fallback, QObject* parent)
    : QAction(tr("&Find in Panel"), parent), m_focus(focus), m_fallback(fallback) {
    giveKeys(*this, QStringLiteral("find"));
    setToolTip(tr("Search the panel, or the hierarchy"));
    connect(this, &QAction::triggered, this, &FindAction::find);
}

void FindAction::find() {
    QDockWidget* panel = panelOf(m_focus.userWidget());
    SearchField* field = searchIn(panel);
    if (field == nullptr) {
        panel = &m_fallback;
        field = searchIn(panel);
    }
    if (field == nullptr) {
        return;
    }
    panel->show();
    panel->raise();
    panel->window()->activateWindow();
    field->setFocus(Qt::ShortcutFocusReason);
    field->selectAll();
}

}  // namespace sinew
