// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/number_docks.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>

#include "ui/panels/matrices_panel.h"
#include "ui/panels/vertex_table_panel.h"
#include "ui/session/session.h"
#include "ui/window/bottom_heights.h"

namespace sinew {
namespace {

constexpr int kVerticesHeight = 240;

/// From the Window menu: in front of the panels on the same place.
void raiseWhenOpened(QDockWidget& dock) {
    QObject::connect(dock.toggleViewAction(), &QAction::triggered, &dock, [&dock](bool open) {
        if (open) {
            dock.raise();
        }
    });
}

}  // namespace

NumberDocks::NumberDocks(Session& session, QSettings& settings, QMainWindow& window, const Add& add)
    : QObject(&window), m_window(window) {
    auto* matrices =
        new MatricesPanel(session.document(), session.player(), session.selection(), settings);
    m_matrices = add("matricesDock", tr("Matrices"), matrices, Qt::RightDockWidgetArea);
    connect(m_matrices, &QDockWidget::visibilityChanged, matrices, &MatricesPanel::setShown);
    raiseWhenOpened(*m_matrices);
    auto* vertices = new VertexTablePanel(session.document(), session.selection());
    m_vertices = add("verticesDock", tr("Vertices"), vertices, Qt::BottomDockWidgetArea);
    connect(m_vertices, &QDockWidget::visibilityChanged, vertices, &VertexTablePanel::setShown);
    connect(vertices, &VertexTablePanel::frameWanted, &session, &Session::showVertices);
    raiseWhenOpened(*m_vertices);
}

void NumberDocks::placeMatrices(QDockWidget& side) {
    m_window.tabifyDockWidget(&side, m_matrices);
    side.raise();
}

void NumberDocks::placeVertices(QDockWidget& below, BottomHeights& heights) {
    m_window.tabifyDockWidget(&below, m_vertices);
    heights.add(*m_vertices, kVerticesHeight);
}

void NumberDocks::hide() {
    m_vertices->hide();
    m_matrices->hide();
}

}  // namespace sinew
