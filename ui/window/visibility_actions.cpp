// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/visibility_actions.h"

#include <QAction>
#include <QMenu>
#include <algorithm>

#include "ui/keys/key_map.h"
#include "ui/session/document.h"
#include "ui/session/selected_nodes.h"
#include "ui/session/selection.h"
#include "ui/session/visibility.h"

namespace sinew {

VisibilityActions::VisibilityActions(Document& document, Selection& selection,
                                     Visibility& visibility, QObject* parent)
    : QObject(parent),
      m_document(document),
      m_selection(selection),
      m_visibility(visibility),
      m_hide(new QAction(this)),
      m_isolate(new QAction(tr("&Isolate Selection"), this)),
      m_showAll(new QAction(tr("Show &All Hidden"), this)) {
    m_hide->setObjectName(QStringLiteral("hideSelection"));
    giveKeys(*m_hide, QStringLiteral("hide-selection"));
    listAs(*m_hide, tr("Hide or Show Selection"));
    m_isolate->setObjectName(QStringLiteral("isolateSelection"));
    giveKeys(*m_isolate, QStringLiteral("isolate-selection"));
    m_isolate->setToolTip(tr("Show only the selection's meshes"));
    m_showAll->setObjectName(QStringLiteral("showAll"));
    giveKeys(*m_showAll, QStringLiteral("show-all"));
    m_showAll->setToolTip(tr("Show everything that is hidden"));
    connect(m_hide, &QAction::triggered, this, &VisibilityActions::hideOrShow);
    connect(m_isolate, &QAction::triggered, this, &VisibilityActions::isolateSelection);
    connect(m_showAll, &QAction::triggered, &visibility, &Visibility::showAll);
    connect(&document, &Document::assetChanged, this, &VisibilityActions::refreshState);
    connect(&selection, &Selection::objectChanged, this, &VisibilityActions::refreshState);
    connect(&selection, &Selection::nodeChanged, this, &VisibilityActions::refreshState);
    connect(&visibility, &Visibility::changed, this, &VisibilityActions::refreshState);
    refreshState();
}

void VisibilityActions::addTo(QMenu& menu) const {
    menu.addAction(m_hide);
    menu.addAction(m_isolate);
    menu.addAction(m_showAll);
}

void VisibilityActions::hideOrShow() {
    const std::vector<NodeIndex> nodes = selectedNodes(m_document, m_selection);
    if (m_shows) {
        m_visibility.show(nodes);
    } else {
        m_visibility.hide(nodes);
    }
}

void VisibilityActions::isolateSelection() {
    m_visibility.isolate(selectedNodes(m_document, m_selection));
}

void VisibilityActions::refreshState() {
    const std::vector<NodeIndex> nodes = selectedNodes(m_document, m_selection);
    m_shows = !nodes.empty() && std::all_of(nodes.begin(), nodes.end(), [this](NodeIndex node) {
        return m_visibility.hidesItself(node);
    });
    m_hide->setText(m_shows ? tr("S&how Selection") : tr("&Hide Selection"));
    m_hide->setToolTip(m_shows ? tr("Show the selection again") : tr("Hide the selection"));
    m_hide->setEnabled(!nodes.empty());
    m_isolate->setEnabled(!nodes.empty() && !isolated(*m_document.asset(), nodes).only.empty());
    m_showAll->setEnabled(!m_visibility.hiddenNodes().empty());
}

}  // namespace sinew
