// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/dope_sheet.h"

#include <QEvent>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/models/names.h"
#include "ui/models/track_tree_model.h"
#include "ui/session/player.h"
#include "ui/style/theme.h"
#include "ui/timeline/key_words.h"
#include "ui/timeline/row_key_store.h"
#include "ui/timeline/time_axis.h"

namespace sinew {
namespace {

constexpr double kKeyReach = 6.0;  // pixels from a key
constexpr int kRingReach = 12;     // reach of the ring around one

}  // namespace

DopeSheet::DopeSheet(const Parts& parts)
    : TimeChart(parts.player, parts.axis),
      m_tree(parts.tree),
      m_store(new RowKeyStore(parts.tree.model(), this)) {
    setObjectName(QStringLiteral("dopeSheet"));
    setAccessibleName(tr("Dope sheet"));
    setAccessibleDescription(tr(
        "The keys of the tracks. Up and Down go to another row, Left and Right to another key."));
    setProperty("fitsByHome", true);  // see key_owner.h
    setAttribute(Qt::WA_OpaquePaintEvent);
    connectAll();
}

void DopeSheet::connectAll() {
    connect(&m_tree, &TrackTree::clipChanged, this, &DopeSheet::refreshClip);
    connect(&m_tree, &TrackTree::rowsMoved, this, &DopeSheet::drawAgain);
    connect(&m_tree, &TrackTree::rowsMoved, this, &DopeSheet::refreshKept);
    connect(m_store, &RowKeyStore::arrived, this, &DopeSheet::drawAgain);
    connect(&m_axis, &TimeAxis::changed, this, &DopeSheet::drawAgain);
    connect(&m_axis, &TimeAxis::unitChanged, this, &DopeSheet::drawAgain);
    connect(&m_player, &Player::timeChanged, this, &DopeSheet::refreshTime);
    connect(&m_player, &Player::playbackChanged, this, &DopeSheet::drawAgain);
    connect(&theme::news(), &theme::ThemeNews::changed, this, [this] {
        m_shapes.clear();
        drawAgain();
    });
}

QSize DopeSheet::sizeHint() const {
    return {600, 220};
}

void DopeSheet::refreshClip() {
    m_hovered.reset();
    m_current.reset();
    m_store->setClip(m_player.frameGrid());
    refreshKept();
    drawAgain();
}

void DopeSheet::refreshKept() {
    setChoosable(m_tree.model().rowCount({}) > 0);
}

void DopeSheet::drawAgain() {
    m_stale = true;
    update();
}

void DopeSheet::resizeEvent(QResizeEvent*) {
    drawAgain();
}

void DopeSheet::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    drawAgain();
}

/// Only the playhead moves.
void DopeSheet::refreshTime() {
    const double now = playheadPixel(m_axis, m_player);
    if (now != m_drawnPlayhead) {
        updatePlayhead(*this, now);
        updatePlayhead(*this, m_drawnPlayhead);
    }
}

const VisibleTrackRow* DopeSheet::rowAt(double y) const {
    const auto found = std::ranges::find_if(m_rows, [y](const Drawn& row) {
        return y >= row.place.top && y < row.place.top + row.place.height;
    });
    return found == m_rows.end() ? nullptr : &found->place;
}

/// The columns of a row, a pixel each, and where they are drawn: a key by itself at its time.
/// Those from `left` to `right` and their neighbours.
void DopeSheet::findPlaces(const RowKeys& keys, int left, int right) {
    columnKeys(keys,
               {.firstSeconds = m_axis.scale().secondsAt(0.0),
                .columnSeconds = 1.0 / m_axis.scale().pixelsPerSecond(),
                .begin = left,
                .end = right},
               m_columns);
    m_places.clear();
    for (const ColumnKeys& column : m_columns) {
        m_places.push_back(column.one() ? m_axis.scale().pixelOf(double(keys.times[column.first]))
                                        : column.column + 0.5);
    }
}

std::optional<DopeSheet::Hit> DopeSheet::keyAt(const QPointF& at) {
    const VisibleTrackRow* row = rowAt(at.y());
    if (row == nullptr || !m_tree.model().asset()) {
        return std::nullopt;
    }
    const std::shared_ptr<const RowKeys> keys = m_store->find(row->row);
    if (!keys) {
        return std::nullopt;
    }
    findPlaces(*keys, static_cast<int>(at.x() - 2.0 * kKeyReach),
               static_cast<int>(at.x() + 2.0 * kKeyReach));
    std::optional<std::size_t> nearest;
    double reach = kKeyReach;
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        const double distance = std::abs(m_places[i] - at.x());
        if (distance <= reach) {
            reach = distance;
            nearest = i;
        }
    }
    if (!nearest) {
        return std::nullopt;
    }
    const ColumnKeys& column = m_columns[*nearest];
    Hit hit{
        .row = row->row, .keys = keys, .key = column.first, .others = column.last - column.first};
    for (std::size_t key = column.first; key <= column.last; ++key) {
        if (keys->marks[key].severity()) {
            hit.key = key;
            break;
        }
    }
    return hit;
}

QString DopeSheet::wordsAbout(const Hit& hit) const {
    const TrackTreeModel& model = m_tree.model();
    return keyWords(
        *model.asset(), model.animation(), *model.tracks(), hit.row, model.tracksOf(hit.row),
        {.keys = *hit.keys, .key = hit.key, .others = hit.others}, m_player.frameRate());
}

void DopeSheet::setHovered(std::optional<Hit> hit, const QPoint& globalAt) {
    const bool same = hit.has_value() == m_hovered.has_value() &&
                      (!hit || (hit->row == m_hovered->row && hit->key == m_hovered->key));
    if (same) {
        return;
    }
    updateAround(m_hovered);
    m_hovered = std::move(hit);
    updateAround(m_hovered);
    if (m_hovered) {
        QToolTip::showText(globalAt, plainToolTip(wordsAbout(*m_hovered)), this);
    } else {
        QToolTip::hideText();
    }
}

void DopeSheet::updateAround(const std::optional<Hit>& hit) {
    if (hit) {
        const double x = m_axis.scale().pixelOf(double(hit->seconds()));
        if (x > -kRingReach && x < width() + kRingReach) {
            update(QRect(static_cast<int>(x) - kRingReach, 0, 2 * kRingReach, height()));
        }
    }
}

}  // namespace sinew
