// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/visibility_entries.h"

#include <QAction>
#include <QMenu>
#include <array>

#include "ui/keys/key_map.h"
#include "ui/session/document.h"
#include "ui/session/visibility.h"
#include "ui/style/icons.h"

namespace sinew {

void addVisibilityEntries(QMenu& menu, const Document& document, Visibility& visibility,
                          NodeIndex node) {
    const bool hidden = visibility.hidesItself(node);
    menu.addAction(icon(hidden ? "visible" : "hidden"),
                   hidden ? QMenu::tr("Show") : QMenu::tr("Hide"), &menu,
                   [&visibility, node, hidden] {
                       visibility.setShown(node, hidden, Visibility::Reach::Node);
                   });
    if (!isolated(*document.asset(), std::array{node}).empty()) {
        menu.addAction(QMenu::tr("Isolate"), &menu,
                       [&visibility, node] { visibility.isolate(std::array{node}); });
    }
    addShowAllEntry(menu, visibility);
}

void addShowAllEntry(QMenu& menu, Visibility& visibility) {
    if (!visibility.hiddenNodes().empty()) {
        const QString key = keyText(QStringLiteral("show-all"));
        QString text = QMenu::tr("Show All Hidden");
        if (!key.isEmpty()) {
            text += QLatin1Char('\t') + key;  // only displayed
        }
        menu.addAction(text, &menu, [&visibility] { visibility.showAll(); });
    }
}

}  // namespace sinew
