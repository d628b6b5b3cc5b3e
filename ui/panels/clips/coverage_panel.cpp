// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/clips/coverage_panel.h"

#include <QCheckBox>
#include <QScopedValueRollback>
#include <QVBoxLayout>
#include <utility>
#include <vector>

#include "ui/models/coverage_model.h"
#include "ui/panels/widgets/controls.h"
#include "ui/panels/widgets/panel_tree.h"
#include "ui/session/document.h"
#include "ui/session/player.h"
#include "ui/session/selection.h"

namespace sinew {
namespace {

constexpr int kCoveredNameWidth = 190;
constexpr int kCoveringClipWidth = 84;

}  // namespace

CoveragePanel::CoveragePanel(Document& document, Player& player, Selection& selection)
    : m_document(document),
      m_player(player),
      m_selection(selection),
      m_model(new CoverageModel(this)),
      m_onlyLeftOut(checkBox(
          "coverageLeftOut", tr("Only nodes that some clips leave out"),
          tr("Nodes that a clip moves and another one has no tracks for\n"
             "T, R, S, W: translation, rotation, scale or weights move; ·: all keys hold one "
             "value; –: no tracks, but other clips move the node"))),
      m_list(makeSortableList("coverage", tr("Which clip moves which node"), m_model)) {
    m_list->setSortingEnabled(false);
    m_list->header()->setDefaultSectionSize(kCoveringClipWidth);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto* top = new QHBoxLayout;
    top->setContentsMargins(8, 2, 8, 6);
    top->addWidget(m_onlyLeftOut);
    column->addLayout(top);
    column->addWidget(m_list, 1);
    connectParts();
}

void CoveragePanel::connectParts() {
    connect(&m_document, &Document::assetChanged, this, &CoveragePanel::refresh);
    connect(m_onlyLeftOut, &QCheckBox::toggled, m_model, &CoverageModel::setOnlyLeftOut);
    connect(m_onlyLeftOut, &QCheckBox::toggled, this, &CoveragePanel::followNode);
    connect(&m_selection, &Selection::nodeChanged, this, &CoveragePanel::followNode);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& current) {
                if (!m_following && current.isValid()) {
                    m_selection.setNode(m_model->node(current));
                }
            });
    connect(m_list, &QTreeView::activated, this, [this](const QModelIndex& index) {
        if (const AnimationIndex clip = m_model->clip(index)) {
            m_player.setAnimation(clip);
        }
    });
    showTopOfFile(*m_list, m_document);
}

void CoveragePanel::setShown(bool shown) {
    m_shown = shown;
    refresh();
}

void CoveragePanel::refresh() {
    std::shared_ptr<const Asset> wanted = m_shown ? m_document.asset() : nullptr;
    if (!m_shown || wanted == m_subject) {
        return;
    }
    m_subject = std::move(wanted);
    m_model->setCoverage(nullptr, {});
    if (!m_subject) {
        m_finder.cancel();
        return;
    }
    m_finder.run(
        [asset = m_subject](const std::stop_token& stop) { return clipCoverage(*asset, stop); },
        [this](std::vector<CoveredNode> nodes) {
            m_model->setCoverage(m_subject, std::move(nodes));
            m_list->setColumnWidth(0, kCoveredNameWidth);
            followNode();
        },
        "the coverage of tracks stays unknown");
}

void CoveragePanel::followNode() {
    const QScopedValueRollback following(m_following, true);
    m_list->setCurrentIndex(m_model->indexOf(m_selection.node()));
}

}  // namespace sinew
