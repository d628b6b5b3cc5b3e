// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/pin_actions.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QStatusBar>
#include <algorithm>

#include "ui/keys/key_map.h"
#include "ui/session/session.h"
#include "ui/style/icons.h"

namespace sinew {
namespace {

constexpr int kPinWordsMilliseconds = 5000;

}  // namespace

PinActions::PinActions(Session& session, QDockWidget& dock, QMainWindow& window)
    : QObject(&window),
      m_session(session),
      m_dock(dock),
      m_window(window),
      m_pin(new QAction(icon("pin"), tr("Pin or Unpin Vertex Under Pointer"), this)),
      m_unpinAll(new QAction(tr("Unpin All Vertices"), this)) {
    giveKeys(*m_pin, QStringLiteral("pin-vertex"));
    m_pin->setIconVisibleInMenu(false);
    m_pin->setStatusTip(tr("Keep an eye on the nearest vertex; also Ctrl+click in the picture"));
    giveKeys(*m_unpinAll, QStringLiteral("unpin-all"));
    connect(m_pin, &QAction::triggered, this, &PinActions::pinPointed);
    connect(m_unpinAll, &QAction::triggered, &session.pins(), &PinnedVertices::unpinAll);
    connect(&session.pins(), &PinnedVertices::pinned, this, &PinActions::raiseDock);
    connect(&session.pins(), &PinnedVertices::refused, this, [this] {
        say(tr("At most %1 vertices can be pinned; unpin one first").arg(kMostPins));
    });
    connect(&session.pins(), &PinnedVertices::pinsChanged, this, &PinActions::refreshState);
    connect(&session.document(), &Document::assetChanged, this, &PinActions::refreshState);
    refreshState();
}

void PinActions::fillMenu(QMenu& menu) const {
    menu.addAction(m_pin);
    menu.addAction(m_unpinAll);
}

/// Without a surface under the pointer, the vertex that is marked, for example by a finding.
void PinActions::pinPointed() {
    const Selection& selection = m_session.selection();
    if (const auto& hit = selection.pointedAt().surface) {
        m_session.pins().toggle(placeOf(*hit));
    } else if (selection.marked() && !selection.marked()->vertices.empty()) {
        const MarkedVertex& main = selection.marked()->vertices.front();
        m_session.pins().toggle(
            {.node = main.node, .primitive = main.primitive, .vertex = main.vertex, .instance = 0});
    } else {
        say(tr("Point at a surface in the picture to pin its nearest vertex"));
    }
}

void PinActions::say(const QString& words) {
    m_window.statusBar()->showMessage(words, kPinWordsMilliseconds);
}

/// Not if the user put all panels away.
void PinActions::raiseDock() {
    const QList<QDockWidget*> docks = m_window.findChildren<QDockWidget*>();
    if (std::any_of(docks.begin(), docks.end(),
                    [](const QDockWidget* dock) { return dock->isVisible(); })) {
        m_dock.show();
        m_dock.raise();
    }
}

void PinActions::refreshState() {
    m_pin->setEnabled(m_session.document().asset() != nullptr);
    m_unpinAll->setEnabled(!m_session.pins().pins().empty());
}

}  // namespace sinew
