// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/clips/animations_panel.h"

#include <QDragEnterEvent>
#include <QItemSelectionModel>
#include <QMimeData>
#include <QScopedValueRollback>
#include <QUrl>
#include <QVBoxLayout>

#include "ui/models/animation_list_model.h"
#include "ui/panels/clips/borrow_bar.h"
#include "ui/panels/clips/clip_list.h"
#include "ui/panels/widgets/layouts.h"
#include "ui/panels/widgets/panel_tree.h"
#include "ui/panels/widgets/row_menu.h"
#include "ui/session/document.h"
#include "ui/session/player.h"
#include "ui/session/selection.h"

namespace sinew {
namespace {

constexpr int kLeastClipsHeight = 34;      // a row below the header
constexpr int kHeightWithBorrowing = 120;  // height of the panel in pixels

}  // namespace

AnimationsPanel::AnimationsPanel(Document& document, Player& player, Selection& selection)
    : m_document(document),
      m_player(player),
      m_selection(selection),
      m_model(new AnimationListModel(this)),
      m_order(new ClipOrder(this)) {
    m_order->setSourceModel(m_model);
    m_list = new ClipList(*m_order);
    auto* column = spaced(new QVBoxLayout(this), 0);
    m_list->setMinimumHeight(kLeastClipsHeight);
    column->addWidget(m_list, 1);
    m_borrow = new BorrowBar(document);
    connect(m_borrow, &BorrowBar::borrowWanted, this, &AnimationsPanel::borrowWanted);
    connect(m_borrow, &BorrowBar::detailsWanted, this, &AnimationsPanel::borrowDetailsWanted);
    column->addWidget(m_borrow);
    setAcceptDrops(true);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& current) {
                if (!m_refreshing && current.isValid()) {
                    choose(current);
                }
            });
    connect(m_list, &QTreeView::activated, this, &AnimationsPanel::choose);
    connect(new RowMenu(*m_list), &RowMenu::wanted, this,
            [this](const QModelIndex& index, const QPoint& at) {
                emit menuWanted(animationAt(index), at);
            });
    // A click on the current clip plays it alone again after layers, and shows its properties.
    connect(m_list, &QTreeView::clicked, this, [this](const QModelIndex& index) {
        if (m_player.mixing()) {
            choose(index);
        } else if (const AnimationIndex animation = animationAt(index)) {
            m_selection.setObject(animation);
        }
    });
    connect(&document, &Document::assetChanged, this, &AnimationsPanel::refreshAsset);
    showTopOfFile(*m_list, document);
    connect(&player, &Player::animationChanged, this, &AnimationsPanel::refreshAnimation);
    refreshAsset();
}

void AnimationsPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_borrow->setVisible(height() >= kHeightWithBorrowing);
}

void AnimationsPanel::dragEnterEvent(QDragEnterEvent* event) {
    if (m_document.asset() && event->mimeData()->hasUrls()) {
        event->acceptProposedAction();
    }
}

void AnimationsPanel::dropEvent(QDropEvent* event) {
    QStringList paths;
    for (const QUrl& url : event->mimeData()->urls()) {
        if (url.isLocalFile()) {
            paths.append(url.toLocalFile());
        }
    }
    if (!paths.isEmpty()) {
        event->acceptProposedAction();
        emit filesDropped(paths);
    }
}

void AnimationsPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    findDetails();
}

AnimationIndex AnimationsPanel::animationAt(const QModelIndex& index) const {
    return m_model->animation(m_order->mapToSource(index));
}

void AnimationsPanel::choose(const QModelIndex& index) {
    const AnimationIndex animation = animationAt(index);
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
    m_finder.cancel();
    m_found = false;
    if (isVisible()) {
        findDetails();
    }
}

void AnimationsPanel::findDetails() {
    if (!m_found && m_document.asset()) {
        m_found = true;
        m_finder.run(
            [asset = m_document.asset()](const std::stop_token& stop) {
                return detailsOf(*asset, stop);
            },
            [this](const std::vector<ClipDetails>& details) { m_model->setDetails(details); },
            "clips are listed without details");
    }
}

void AnimationsPanel::refreshAnimation() {
    const QScopedValueRollback refreshing(m_refreshing, true);
    const QModelIndex index = m_order->mapFromSource(m_model->indexOf(m_player.animation()));
    if (index.row() != m_list->currentIndex().row()) {
        m_list->setCurrentIndex(index);
        m_list->scrollTo(index);
    }
}

}  // namespace sinew
