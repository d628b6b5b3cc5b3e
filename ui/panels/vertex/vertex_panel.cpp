// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/vertex/vertex_panel.h"

#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include "model/weights/vertex_influences.h"
#include "ui/keys/keyed_words.h"
#include "ui/models/influence_list_model.h"
#include "ui/models/vertex_words.h"
#include "ui/panels/vertex/compared_vertex.h"
#include "ui/panels/vertex/explanation_section.h"
#include "ui/panels/vertex/influence_tree.h"
#include "ui/panels/vertex/pinned_list.h"
#include "ui/panels/vertex/vertex_curves.h"
#include "ui/panels/vertex/vertex_figures.h"
#include "ui/panels/widgets/controls.h"
#include "ui/panels/widgets/labels.h"
#include "ui/panels/widgets/layouts.h"
#include "ui/panels/widgets/panel_tree.h"
#include "ui/panels/widgets/row_menu.h"
#include "ui/session/document.h"
#include "ui/session/pinned_vertices.h"
#include "ui/session/player.h"
#include "ui/session/selection.h"

namespace sinew {
VertexPanel::VertexPanel(const VertexParts& parts)
    : m_parts(parts),
      m_title(new ElidedLabel),
      m_pin(toggleButton("pinVertex", "pin", tr("Pin this vertex"))),
      m_follow(toggleButton("followPointer", "pointer", tr("Show the vertex under the pointer"))),
      m_figures(new VertexFigures),
      m_influences(new InfluenceListModel(this)),
      m_sorted(makeSorted(m_influences, this)),
      m_list(new InfluenceTree(*m_sorted)),
      m_lines(checkBox("vertexLines", tr("Lines to joints"),
                       tr("Draw lines from the vertex to where each of its joints alone would put "
                          "it; wider lines are larger shares"))),
      m_through(checkBox("vertexThrough", tr("Through surfaces"),
                         tr("Show dots and lines that a surface hides, dimmed"))),
      m_compared(new ComparedVertex(parts.comparison)),
      m_explanation(new ExplanationSection),
      m_pins(new PinnedList(parts.document, parts.pins)),
      m_curves(new VertexCurves(parts)) {
    auto* column = spaced(new QVBoxLayout(this), {10, 4, 8, 8}, 6);
    addTop();
    addInfluences();  // what a low panel shows first
    addLines();
    column->addWidget(m_figures);
    column->addWidget(m_compared);
    column->addWidget(m_explanation);
    addPins();
    column->addWidget(m_curves, 2);
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &VertexPanel::refresh);
    watchParts();
    showVertex();
}

VertexPanel::~VertexPanel() = default;

void VertexPanel::addTop() {
    m_title->setObjectName(QStringLiteral("vertexTitle"));
    setKeyedTip(*m_pin, QStringLiteral("pin-vertex"),
                tr("Pin this vertex; also Ctrl+click in the picture"));
    m_follow->setChecked(true);
    connect(m_pin, &QToolButton::clicked, this, [this] {
        if (m_vertex) {
            m_parts.pins.toggle(*m_vertex);
        }
        refreshSoon();
    });
    connect(m_follow, &QToolButton::toggled, this, &VertexPanel::refreshPointed);
    auto* top = spaced(new QHBoxLayout, 2, {{m_title, 1}, m_follow, m_pin});
    static_cast<QVBoxLayout*>(layout())->addLayout(top);
}

void VertexPanel::addInfluences() {
    for (const auto chosen : {&QTreeView::clicked, &QTreeView::activated}) {
        connect(m_list, chosen, this,
                [this](const QModelIndex& row) { selectJointAt(row, false); });
    }
    connect(m_list, &QTreeView::doubleClicked, this,
            [this](const QModelIndex& row) { selectJointAt(row, true); });
    connect(new RowMenu(*m_list), &RowMenu::wanted, this,
            [this](const QModelIndex& row, const QPoint& at) {
                const JointIndex joint = m_influences->joint(m_sorted->mapToSource(row));
                if (joint && m_vertex) {
                    const Asset& asset = *m_parts.document.asset();
                    emit jointMenuWanted(asset[m_vertex->node].skin, joint, at);
                }
            });
    static_cast<QVBoxLayout*>(layout())->addWidget(m_list, 2);
}

void VertexPanel::addLines() {
    m_lines->setChecked(m_parts.pins.linesShown());
    m_through->setChecked(m_parts.pins.throughSurfaces());
    connect(m_lines, &QCheckBox::toggled, &m_parts.pins, &PinnedVertices::setLinesShown);
    connect(m_through, &QCheckBox::toggled, &m_parts.pins, &PinnedVertices::setThroughSurfaces);
    auto* row = spaced(new QHBoxLayout, 14, {m_lines, m_through, stretchItem()});
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
}

void VertexPanel::addPins() {
    connect(m_pins, &PinnedList::frameWanted, this, &VertexPanel::frameWanted);
    connect(m_pins, &PinnedList::menuWanted, this, &VertexPanel::menuWanted);
    connect(m_pins, &PinnedList::jointWanted, this, &VertexPanel::selectStrongest);
    connect(m_pins, &PinnedList::textWanted, this, [this] { copyVertices(false); });
    connect(m_pins, &PinnedList::csvWanted, this, [this] { copyVertices(true); });
    connect(m_pins, &PinnedList::curvesWanted, this,
            [this] { QGuiApplication::clipboard()->setText(m_curves->asCsv()); });
    static_cast<QVBoxLayout*>(layout())->addWidget(m_pins, 1);
}

void VertexPanel::selectJointAt(const QModelIndex& row, bool withWeights) {
    const JointIndex joint = m_influences->joint(m_sorted->mapToSource(row));
    if (!joint || !m_vertex) {
        return;
    }
    m_parts.selection.setSkin((*m_parts.document.asset())[m_vertex->node].skin);
    if (withWeights) {
        showJoint(m_parts.selection, m_parts.appearance, joint);
    } else {
        m_parts.selection.setJointAndNode(joint);
    }
}

void VertexPanel::selectStrongest(const DrawnVertex& vertex) {
    const Asset& asset = *m_parts.document.asset();
    const SkinIndex skin = asset[vertex.node].skin;
    if (!skin) {
        return;
    }
    const Primitive& primitive = asset[asset[vertex.node].mesh].primitives[vertex.primitive];
    VertexInfluences influences(primitive, asset[skin].joints.size());
    if (const JointWeight* found = strongest(influences.at(vertex.vertex))) {
        m_parts.selection.setSkin(skin);
        m_parts.selection.setJointAndNode(JointIndex(std::size_t{found->joint}));
    }
}

void VertexPanel::copyVertices(bool csv) const {
    const WatchedVertices& watched = m_pinned.vertices().empty() ? m_one : m_pinned;
    if (const auto& asset = m_parts.document.asset()) {
        QGuiApplication::clipboard()->setText(csv ? verticesAsCsv(*asset, watched.vertices())
                                                  : verticesAsText(*asset, watched.vertices()));
    }
}

}  // namespace sinew
