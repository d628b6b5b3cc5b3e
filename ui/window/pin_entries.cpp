// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/pin_entries.h"

#include <QAction>
#include <QMenu>

#include "ui/models/vertex_words.h"
#include "ui/panels/menu_entries.h"
#include "ui/session/object_names.h"
#include "ui/session/session.h"
#include "ui/style/icons.h"

namespace sinew {

void addPinEntry(QMenu& menu, Session& session, const DrawnVertex& vertex) {
    const bool pinned = session.pins().find(vertex) != nullptr;
    QAction* entry = menu.addAction(
        icon("pin"),
        (pinned ? QMenu::tr("Unpin Vertex %1") : QMenu::tr("Pin Vertex %1")).arg(vertex.vertex),
        &menu, [&session, vertex] { session.pins().toggle(vertex); });
    entry->setEnabled(pinned || !session.pins().full());
}

void fillPinMenu(QMenu& menu, Session& session, const DrawnVertex& vertex) {
    const Asset& asset = *session.document().asset();
    addTitle(menu, icon("pin"), vertexName(asset, vertex));
    menu.addAction(icon("frame"), QMenu::tr("Frame"), &menu,
                   [&session, vertex] { session.frameVertices({vertex}); });
    menu.addAction(QMenu::tr("Frame All Pins"), &menu, [&session] {
        std::vector<DrawnVertex> all;
        for (const VertexPin& pin : session.pins().pins()) {
            all.push_back(pin.place);
        }
        session.frameVertices(all);
    });
    menu.addAction(QMenu::tr("Select %1").arg(entryText(nameOf(asset, vertex.node))), &menu,
                   [&session, vertex] { session.selection().setNode(vertex.node); });
    menu.addSeparator();
    addPinEntry(menu, session, vertex);
    menu.addAction(QMenu::tr("Unpin All Vertices"), &menu,
                   [&session] { session.pins().unpinAll(); });
}

}  // namespace sinew
