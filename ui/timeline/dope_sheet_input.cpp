// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QContextMenuEvent>
#include <QMouseEvent>
#include <QTreeView>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "ui/models/track_tree_model.h"
#include "ui/session/player.h"
#include "ui/timeline/dope_sheet.h"
#include "ui/timeline/row_key_store.h"
#include "ui/timeline/time_axis.h"
#include "ui/timeline/timeline_ruler.h"

namespace sinew {
namespace {

constexpr std::size_t kNeighboursShown = 5;  // keys on either side after a double click

}  // namespace

void DopeSheet::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::MiddleButton) {
        m_panFrom = event->position();
        return;
    }
    if (event->button() != Qt::LeftButton || !m_player.playable()) {
        return;
    }
    if (const std::optional<Hit> hit = keyAt(event->position())) {
        goTo(*hit);
        return;
    }
    if (const VisibleTrackRow* row = rowAt(event->position().y())) {
        m_tree.choose(TrackRow(row->row));  // a copy: the rows are found anew
    }
    startScrubbing(*event);
}

void DopeSheet::goTo(const Hit& hit) {
    m_current = hit;
    m_tree.choose(hit.row);
    m_player.showMoment(hit.seconds());
    update();
}

void DopeSheet::mouseMoveEvent(QMouseEvent* event) {
    if (scrubbing()) {
        scrub(*event);
    } else if (m_panFrom) {
        const QPointF moved = *m_panFrom - event->position();
        m_axis.scrollBy(moved.x());
        m_tree.scrollRows(static_cast<int>(std::lround(moved.y())));
        m_panFrom = event->position();
    } else if (event->buttons() == Qt::NoButton) {
        setHovered(keyAt(event->position()), event->globalPosition().toPoint());
        const VisibleTrackRow* row = rowAt(event->position().y());
        m_tree.setPointed(row != nullptr ? std::optional(row->row) : std::nullopt);
    }
}

void DopeSheet::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::MiddleButton) {
        m_panFrom.reset();
    } else if (event->button() == Qt::LeftButton) {
        endScrubbing();
    }
}

void DopeSheet::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !m_player.playable()) {
        return;
    }
    if (const std::optional<Hit> hit = keyAt(event->position())) {
        m_tree.view().expand(m_tree.indexOf(hit->row));
        zoomOn(*hit);
    } else {
        m_axis.showWholeClip();
    }
}

/// Shows the key with a few neighbours on either side.
void DopeSheet::zoomOn(const Hit& hit) {
    const std::vector<float>& times = hit.keys->times;
    const std::size_t first = hit.key - std::min(hit.key, kNeighboursShown);
    const std::size_t last = std::min(hit.key + kNeighboursShown, times.size() - 1);
    const double reach =
        std::max({double(hit.seconds()) - double(times[first]),
                  double(times[last]) - double(hit.seconds()), 1.0 / m_player.frameRate()});
    m_axis.show(double(hit.seconds()) - reach, double(hit.seconds()) + reach);
}

void DopeSheet::wheelEvent(QWheelEvent* event) {
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        m_tree.scrollRows(-(event->angleDelta().x() + event->angleDelta().y()) / 2);
        event->accept();
    } else {
        TimeChart::wheelEvent(event);
    }
}

void DopeSheet::leaveEvent(QEvent*) {
    setHovered({}, {});
    m_tree.setPointed(std::nullopt);
}

/// The keys of the current row with one of them, which is still to be chosen; none: no keys.
std::optional<DopeSheet::Hit> DopeSheet::currentRow() {
    const QModelIndex index = m_tree.view().currentIndex();
    if (!index.isValid()) {
        return {};
    }
    const TrackRow row = m_tree.model().row(index);
    const std::shared_ptr<const RowKeys> keys = m_store->find(row);
    if (!keys || keys->times.empty()) {
        return {};
    }
    return Hit{.row = row, .keys = keys};
}

/// The current key if it is of the current row, otherwise the one of that row nearest in time.
std::optional<DopeSheet::Hit> DopeSheet::keyOfRow() {
    std::optional<Hit> hit = currentRow();
    if (!hit || (m_current && m_current->row == hit->row)) {
        return hit ? m_current : hit;
    }
    const std::vector<float>& times = hit->keys->times;
    const auto nearest = std::ranges::min_element(
        times, {}, [this](float seconds) { return std::abs(seconds - m_player.seconds()); });
    hit->key = static_cast<std::size_t>(nearest - times.begin());
    return hit;
}

/// To the next key of the current row, or the one before.
void DopeSheet::stepAlong(int direction) {
    std::optional<Hit> hit = currentRow();
    const auto next =
        hit ? keyBeside(hit->keys->times, m_player.seconds(), direction) : std::nullopt;
    if (next) {
        hit->key = *next;
        goTo(*hit);
    }
}

void DopeSheet::stepAcross(int direction) {
    m_tree.chooseNeighbour(direction);
    m_current = keyOfRow();
    update();
}

void DopeSheet::goToChosen() {
    if (const std::optional<Hit> hit = keyOfRow()) {
        goTo(*hit);
    }
}

/// About the key under the pointer, otherwise about the time there. The Menu key asks for the
/// current key of the current row, otherwise for the playhead.
void DopeSheet::contextMenuEvent(QContextMenuEvent* event) {
    if (!m_player.playable() || m_player.mixing()) {
        return;
    }
    const bool keyboard = event->reason() == QContextMenuEvent::Keyboard;
    const QPointF at(event->pos());
    TimelinePlace place{.seconds = keyboard ? m_player.seconds()
                                            : static_cast<float>(m_axis.scale().secondsAt(at.x()))};
    if (const std::optional<Hit> hit = keyboard ? keyOfRow() : keyAt(at)) {
        m_current = hit;
        m_tree.choose(hit->row);
        place = {.seconds = hit->seconds(), .key = true};
        update();
    }
    emit menuWanted(place, keyboard ? placeOfMenu(place.seconds) : event->globalPos());
}

/// On the current row at that time, as far as it is in view.
QPoint DopeSheet::placeOfMenu(float seconds) const {
    const double x = m_axis.scale().pixelOf(double(seconds));
    int y = height() / 2;
    for (const Drawn& row : m_rows) {
        if (m_current && row.place.row == m_current->row) {
            y = row.place.top + row.place.height / 2;
        }
    }
    return mapToGlobal(QPoint(static_cast<int>(std::clamp(x, 0.0, double(width()))), y));
}

}  // namespace sinew
