// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/findings_panel.h"

#include <QHeaderView>
#include <QItemSelectionModel>
#include <QVBoxLayout>

#include "ui/models/finding_list_model.h"
#include "ui/panels/panel_tree.h"
#include "ui/session/session.h"

namespace sinew {
namespace {

constexpr int kLeastHeight = 104;  // three findings

}  // namespace

FindingsPanel::FindingsPanel(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_model(new FindingListModel(this)) {
    auto* list = new PanelTree;
    list->setModel(m_model);
    list->setRootIsDecorated(false);
    list->setUniformRowHeights(true);
    list->setIconSize({16, 16});
    list->setAccessibleName(tr("Findings"));
    list->header()->setStretchLastSection(false);
    list->header()->setSectionResizeMode(FindingListModel::MessageColumn, QHeaderView::Stretch);
    list->header()->setSectionResizeMode(FindingListModel::CountColumn,
                                         QHeaderView::ResizeToContents);
    list->setColumnWidth(FindingListModel::PlaceColumn, 220);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(list);
    setMinimumHeight(kLeastHeight);
    connect(list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &FindingsPanel::choose);
    const auto take = [this] { m_model->setAsset(m_session.asset()); };
    connect(&session, &Session::assetChanged, this, take);
    take();
}

void FindingsPanel::choose(const QModelIndex& index) {
    const Diagnostic* found = m_model->finding(index);
    if (found != nullptr && found->node) {
        m_session.setNode(NodeIndex(*found->node));
    }
}

}  // namespace sinew
