// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/skin/contested_targets.h"

#include <QHeaderView>
#include <QLabel>
#include <QVBoxLayout>

#include "ui/models/clip_words.h"
#include "ui/models/contested_target_model.h"
#include "ui/panels/widgets/cell_delegates.h"
#include "ui/panels/widgets/labels.h"
#include "ui/panels/widgets/layouts.h"
#include "ui/panels/widgets/panel_tree.h"
#include "ui/panels/widgets/search_field.h"
#include "ui/session/document.h"
#include "ui/session/player.h"
#include "ui/session/selection.h"

namespace sinew {
namespace {

constexpr int kPauseMilliseconds = 100;
constexpr int kShareWidth = 62;

QTreeView* makeContestedList(QAbstractItemModel* model) {
    auto* list = makeSortableList("contestedTargets",
                                  ContestedTargets::tr("Targets that several layers drive"), model);
    list->setItemDelegate(
        new ShareDelegate(ContestedTargetModel::ShareRole, ContestedTargetModel::ColorRole, list));
    list->setItemDelegateForColumn(ContestedTargetModel::kTargetColumn, new NameDelegate(list));
    return list;
}

}  // namespace

ContestedTargets::ContestedTargets(Document& document, Player& player, Selection& selection)
    : m_document(document),
      m_player(player),
      m_selection(selection),
      m_model(new ContestedTargetModel(this)),
      m_sorted(makeSorted(m_model, this)),
      m_search(new SearchField(tr("Search contested targets"))),
      m_list(nullptr),
      m_state(hintLabel("contestedState", 14, 10)) {
    m_sorted->setFilterKeyColumn(ContestedTargetModel::kTargetColumn);
    m_list = makeContestedList(m_sorted);
    m_search->setObjectName(QStringLiteral("contestedSearch"));
    auto* top = new QHBoxLayout;
    top->setContentsMargins(8, 2, 8, 6);
    top->addWidget(m_search);
    spaced(new QVBoxLayout(this), 0, {top, {m_list, 1}, {m_state, 1}});
    m_refreshTimer.setSingleShot(true);
    m_refreshTimer.setInterval(kPauseMilliseconds);

    connect(&m_refreshTimer, &QTimer::timeout, this, &ContestedTargets::refresh);
    emptyWithFile(*m_search, document);
    connect(m_search, &SearchField::textChanged, this, [this](const QString& text) {
        m_sorted->setFilterFixedString(text);
        refresh();
    });
    connect(m_list, &QTreeView::clicked, this, &ContestedTargets::choose);
    connect(m_list, &QTreeView::activated, this, &ContestedTargets::choose);
    connect(&document, &Document::assetChanged, this, &ContestedTargets::refreshLater);
    connect(&player, &Player::mixChanged, this, &ContestedTargets::refreshLater);
    connect(&player, &Player::timeChanged, this, &ContestedTargets::refreshLater);
}

void ContestedTargets::setShown(bool shown) {
    m_shown = shown;
    if (m_outdated) {
        refresh();
    }
}

void ContestedTargets::refreshLater() {
    m_outdated = true;
    if (m_shown && !m_refreshTimer.isActive()) {
        m_refreshTimer.start();
    }
}

void ContestedTargets::refresh() {
    if (!m_shown) {
        return;
    }
    m_outdated = false;
    const std::shared_ptr<const Asset>& asset = m_document.asset();
    const int columns = m_model->columnCount();
    const bool mixing = asset && m_player.mixing();
    m_model->setShares(
        asset, mixing ? layerClips(m_player.mix()) : std::vector<AnimationIndex>(),
        mixing ? contestedTargets(*asset, m_player.poseLayers()) : std::vector<TargetShares>());
    if (columns != m_model->columnCount()) {
        QHeaderView& header = *m_list->header();
        header.setSectionResizeMode(QHeaderView::Interactive);
        for (int column = 1; column < m_model->columnCount(); ++column) {
            header.resizeSection(column, kShareWidth);
        }
        header.setSectionResizeMode(ContestedTargetModel::kTargetColumn, QHeaderView::Stretch);
    }
    const bool empty = m_sorted->rowCount() == 0;
    m_list->setVisible(!empty);
    m_state->setVisible(empty);
    m_search->setEnabled(m_model->rowCount() > 0);
    m_state->setText(
        !mixing
            ? tr("Shares appear here after you play layers: for each target that several layers "
                 "drive, how much each layer contributes")
        : m_model->rowCount() > 0 ? tr("Nothing matches the search")
                                  : tr("No target is driven by several layers"));
}

void ContestedTargets::choose(const QModelIndex& index) {
    if (!index.isValid()) {
        return;
    }
    const PoseTarget& target = m_model->target(m_sorted->mapToSource(index));
    if (target.node) {
        m_selection.setNode(target.node);
    }
}

}  // namespace sinew
