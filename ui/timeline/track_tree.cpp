// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/track_tree.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QTreeView>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/models/track_tree_model.h"
#include "ui/panels/widgets/labels.h"
#include "ui/panels/widgets/layouts.h"
#include "ui/panels/widgets/panel_tree.h"
#include "ui/panels/widgets/row_menu.h"
#include "ui/panels/widgets/search_field.h"
#include "ui/session/document.h"
#include "ui/session/player.h"
#include "ui/session/selection.h"
#include "ui/session/work/background_task.h"
#include "ui/timeline/track_delegate.h"
#include "ui/timeline/track_filter_button.h"

namespace sinew {
namespace {

constexpr int kLeastTreeWidth = 120;
constexpr std::size_t kFewRows = 40;  // so many are unfolded when a clip is shown

QTreeView* makeTrackView(TrackTreeModel* model) {
    auto* view = new PanelTree("trackTree", TrackTree::tr("Tracks"), model);
    view->setItemDelegate(new TrackDelegate(view));
    view->setHeaderHidden(true);
    view->setIndentation(13);
    view->setIconSize({14, 14});
    view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    view->setTextElideMode(Qt::ElideMiddle);
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view->setExpandsOnDoubleClick(true);
    return view;
}

}  // namespace

TrackTree::TrackTree(Document& document, Player& player, Selection& selection)
    : m_document(document),
      m_player(player),
      m_selection(selection),
      m_model(new TrackTreeModel(this)),
      m_head(new QWidget),
      m_search(new SearchField(tr("Search tracks"))),
      m_filters(new TrackFilterButton),
      m_view(makeTrackView(m_model)),
      m_nothing(hintLabel("noTracks", 8, 14)),
      m_measuring(new BackgroundTask(this)) {
    m_search->setObjectName(QStringLiteral("trackSearch"));
    m_nothing->setParent(m_view);
    m_nothing->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    auto* tools = spaced(new QHBoxLayout, {8, 0, 4, 5}, 4, {{m_search, 1}, m_filters});
    spaced(new QVBoxLayout(m_head), 0, {stretchItem(1), tools});
    spaced(new QVBoxLayout(this), 0, {m_head, {m_view, 1}});
    setMinimumWidth(kLeastTreeWidth);

    emptyWithFile(*m_search, document);
    connect(m_search, &SearchField::textChanged, this, &TrackTree::refreshFilter);
    connect(m_filters, &TrackFilterButton::changed, this, &TrackTree::refreshFilter);
    connect(&document, &Document::assetChanged, this, &TrackTree::refreshClip);
    connect(&player, &Player::animationChanged, this, &TrackTree::refreshClip);
    connect(&player, &Player::mixChanged, this, &TrackTree::refreshClip);
    for (const auto change :
         {&Selection::nodeChanged, &Selection::jointChanged, &Selection::objectChanged}) {
        connect(&selection, change, this, &TrackTree::refreshSelection);
    }
    connectView();
}

void TrackTree::connectView() {
    m_view->installEventFilter(this);
    m_view->viewport()->installEventFilter(this);
    m_view->setMouseTracking(true);
    connect(m_view, &QTreeView::entered, this,
            [this](const QModelIndex& index) { setPointed(m_model->row(index)); });
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &TrackTree::takeRows);
    connect(m_view, &QTreeView::clicked, this, &TrackTree::takeRows);
    for (const auto change : {&QTreeView::expanded, &QTreeView::collapsed}) {
        connect(m_view, change, this, &TrackTree::rowsMoved, Qt::QueuedConnection);
    }
    connect(m_view->verticalScrollBar(), &QScrollBar::valueChanged, this, &TrackTree::rowsMoved);
    connect(m_view->verticalScrollBar(), &QScrollBar::rangeChanged, this, &TrackTree::rowsMoved);
    connect(new RowMenu(*m_view), &RowMenu::wanted, this,
            [this](const QModelIndex& index, const QPoint& at) {
                if (const NodeIndex node = nodeOf(index)) {
                    emit menuWanted(node, at);
                }
            });
}

void TrackTree::setHeadHeight(int pixels) {
    m_head->setFixedHeight(std::max(pixels, m_head->minimumSizeHint().height()));
}

void TrackTree::addToHead(QWidget* names) {
    m_head->layout()->addWidget(names);
}

void TrackTree::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refreshClip();
}

void TrackTree::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    setPointed(std::nullopt);
    m_measuring->cancel();
}

/// Where the rows lie depends on the layout too.
bool TrackTree::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Leave) {
        setPointed(std::nullopt);
    } else if (event->type() == QEvent::Move || event->type() == QEvent::Resize) {
        m_nothing->setGeometry(m_view->rect());
        emit rowsMoved();
    }
    return QWidget::eventFilter(watched, event);
}

/// While it is hidden it forgets a file that is no longer open, and learns of no other.
void TrackTree::refreshClip() {
    const AnimationIndex shown = m_player.mixing() ? AnimationIndex() : m_player.animation();
    const bool same = m_model->asset() == m_document.asset() && m_model->animation() == shown;
    if (same || (!isVisible() && m_model->asset() == nullptr)) {
        return;
    }
    {
        const QScopedValueRollback refreshing(m_refreshing, true);
        m_measuring->cancel();
        m_constant.clear();
        m_model->setClip(isVisible() ? m_document.asset() : nullptr, shown);
        if (m_model->asset()) {
            refreshListed();
        }
        noteRows();
    }
    emit clipChanged();
    refreshSelection();
}

void TrackTree::refreshFilter() {
    if (m_model->asset()) {
        refreshListed();
        refreshSelection();
    }
}

/// Which rows there are.
void TrackTree::refreshListed() {
    const QScopedValueRollback refreshing(m_refreshing, true);
    TrackFilter filter{.text = m_search->text(),
                       .onlySelected = m_filters->onlySelected(),
                       .onlyAnimated = m_filters->onlyAnimated(),
                       .hideConstant = m_filters->hideConstant()};
    if (filter.onlySelected) {
        filter.selected.resize(m_model->asset()->nodes.size());
        for (const NodeIndex node : nodesOfSession()) {
            filter.selected[node.value] = true;
        }
    }
    if (filter.hideConstant) {
        measureConstant();
        filter.constant = m_constant;
    }
    if (m_model->setFilter(filter)) {
        noteRows();
    }
}

void TrackTree::noteRows() {
    const ShownTracks& shown = m_model->shown();
    if (shown.groups.size() + shown.tracks.size() <= kFewRows) {
        m_view->expandToDepth(0);
    }
    m_nothing->setVisible(shown.groups.empty());
    m_nothing->setGeometry(m_view->rect());
    m_nothing->setText(whyEmpty());
}

QString TrackTree::whyEmpty() const {
    if (m_player.mixing()) {
        return tr("Layers play together: select one clip to see its tracks");
    }
    if (!m_model->animation()) {
        return tr("No clip is selected");
    }
    return m_model->tracks()->tracks.empty() ? tr("The clip animates nothing")
                                             : tr("No track matches the search and the filters");
}

/// In another thread: it reads every key. The indices change with the nodes that are listed, the
/// tracks do not.
void TrackTree::measureConstant() {
    if (m_measuring->busy() || m_constant.size() == m_model->tracks()->tracks.size()) {
        return;
    }
    m_measuring->run(
        [asset = m_model->asset(), animation = m_model->animation(),
         tracks = m_model->tracks()](const std::stop_token& stop) {
            return constantTracks(*asset, animation, *tracks, stop);
        },
        [this](std::vector<bool> constant) {
            if (!constant.empty()) {
                m_constant = std::move(constant);
                refreshFilter();
            }
        },
        "tracks are not filtered by what changes");
}

NodeIndex TrackTree::nodeOf(const QModelIndex& index) const {
    return index.isValid() ? m_model->tracks()->groups[m_model->row(index).group].node
                           : NodeIndex();
}

QModelIndex TrackTree::indexOf(const TrackRow& row) const {
    const std::vector<ShownGroup>& groups = m_model->shown().groups;
    const auto group = std::ranges::lower_bound(groups, row.group, {}, &ShownGroup::group);
    if (group == groups.end() || group->group != row.group) {
        return {};
    }
    const QModelIndex above = m_model->index(static_cast<int>(group - groups.begin()), 0, {});
    if (row.kind == TrackRow::Kind::Group) {
        return above;
    }
    const auto first = m_model->shown().tracks.begin() + group->first;
    const auto track = std::lower_bound(first, first + group->count, row.track);
    if (track == first + group->count || *track != row.track) {
        return {};
    }
    const QModelIndex index = m_model->index(static_cast<int>(track - first), 0, above);
    return row.kind == TrackRow::Kind::Track
               ? index
               : m_model->index(static_cast<int>(row.component), 0, index);
}

std::vector<VisibleTrackRow> TrackTree::visibleRows(const QWidget& beside) const {
    std::vector<VisibleTrackRow> rows;
    const int shift =
        m_view->viewport()->mapToGlobal(QPoint()).y() - beside.mapToGlobal(QPoint()).y();
    const int bottom = beside.height() - shift;
    for (QModelIndex index = m_view->indexAt({1, 0}); index.isValid();
         index = m_view->indexBelow(index)) {
        const QRect place = m_view->visualRect(index);
        if (place.top() >= bottom) {
            break;
        }
        rows.push_back({.row = m_model->row(index),
                        .top = place.top() + shift,
                        .height = place.height(),
                        .selected = m_view->selectionModel()->isSelected(index)});
    }
    return rows;
}

void TrackTree::scrollRows(int pixels) {
    QScrollBar& bar = *m_view->verticalScrollBar();
    bar.setValue(bar.value() + pixels);
}

}  // namespace sinew
