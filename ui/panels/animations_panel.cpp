// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/animations_panel.h"

#include <QHeaderView>
#include <QItemSelectionModel>
#include <QScopedValueRollback>
#include <QTreeView>
#include <QVBoxLayout>

#include "ui/models/animation_list_model.h"
#include "ui/panels/row_menu.h"
#include "ui/panels/top_of_file.h"
#include "ui/session/document.h"
#include "ui/session/player.h"
#include "ui/session/selection.h"

namespace sinew {
namespace {

constexpr int kRoomForChannels = 240;  // narrower: the name needs the space

QTreeView* makeAnimationList(AnimationListModel* model) {
    auto* list = new QTreeView;
    list->setObjectName(QStringLiteral("animationList"));
    list->setModel(model);
    list->setRootIsDecorated(false);
    list->setUniformRowHeights(true);
    list->setIconSize({16, 16});
    list->setAccessibleName(AnimationsPanel::tr("Animations"));
    list->header()->setStretchLastSection(false);
    list->header()->setSectionResizeMode(AnimationListModel::NameColumn, QHeaderView::Stretch);
    for (const int column :
         {AnimationListModel::DurationColumn, AnimationListModel::ChannelsColumn}) {
        list->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    }
    return list;
}

}  // namespace

AnimationsPanel::AnimationsPanel(Document& document, Player& player, Selection& selection,
                                 QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_player(player),
      m_selection(selection),
      m_model(new AnimationListModel(this)),
      m_list(makeAnimationList(m_model)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_list);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& current) {
                if (!m_refreshing && current.isValid()) {
                    choose(current);
                }
            });
    connect(m_list, &QTreeView::activated, this, &AnimationsPanel::choose);
    connect(new RowMenu(*m_list), &RowMenu::wanted, this,
            [this](const QModelIndex& index, const QPoint& at) {
                emit menuWanted(m_model->animation(index), at);
            });
    // A click on the current clip plays it alone again after layers, and shows its properties.
    connect(m_list, &QTreeView::clicked, this, [this](const QModelIndex& index) {
        if (m_player.mixing()) {
            choose(index);
        } else if (const AnimationIndex animation = m_model->animation(index)) {
            m_selection.setObject(animation);
        }
    });
    connect(&document, &Document::assetChanged, this, &AnimationsPanel::refreshAsset);
    showTopOfFile(*m_list, document);
    connect(&player, &Player::animationChanged, this, &AnimationsPanel::refreshAnimation);
    refreshAsset();
}

void AnimationsPanel::resizeEvent(QResizeEvent*) {
    m_list->setColumnHidden(AnimationListModel::ChannelsColumn, width() < kRoomForChannels);
}

void AnimationsPanel::choose(const QModelIndex& index) {
    const AnimationIndex animation = m_model->animation(index);
    m_player.setAnimation(animation);
    m_player.setPlaying(animation.valid());
    if (animation) {
        m_selection.setObject(animation);
    }
}

void AnimationsPanel::refreshAsset() {
    const QScopedValueRollback refreshing(m_refreshing, true);
    m_model->setAsset(m_document.asset());
    refreshAnimation();
}

void AnimationsPanel::refreshAnimation() {
    const QScopedValueRollback refreshing(m_refreshing, true);
    const QModelIndex index = m_model->indexOf(m_player.animation());
    if (index.row() != m_list->currentIndex().row()) {
        m_list->setCurrentIndex(index);
        m_list->scrollTo(index);
    }
}

}  // namespace sinew
