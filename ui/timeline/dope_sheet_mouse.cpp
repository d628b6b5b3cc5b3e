// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
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

constexpr std::size_t kNeighboursShown = 5;  // on either side after a double click

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
    m_scrubbing = true;
    m_playedBefore = m_player.playing();
    m_player.setPlaying(false);
    m_axis.setHeld(true);
    m_player.seek(static_cast<float>(m_axis.draggedTo(event->position().x(), event->modifiers())));
}

void DopeSheet::goTo(const Hit& hit) {
    m_current = hit;
    m_tree.choose(hit.row);
    m_player.showMoment(hit.seconds());
    update();
}

void DopeSheet::mouseMoveEvent(QMouseEvent* event) {
    if (m_scrubbing) {
        m_player.seek(
            static_cast<float>(m_axis.draggedTo(event->position().x(), event->modifiers())));
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
    } else if (event->button() == Qt::LeftButton && m_scrubbing) {
        m_scrubbing = false;
        m_axis.setHeld(false);
        m_player.setPlaying(m_playedBefore);
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
    const QPoint turned = event->angleDelta();
    const int steps = turned.x() + turned.y();
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        m_tree.scrollRows(-steps / 2);
    } else if (event->modifiers().testFlag(Qt::ShiftModifier) || turned.y() == 0) {
        m_axis.scrollBy(-0.5 * steps);
    } else {
        m_axis.zoomAt(std::exp2(turned.y() / 480.0), event->position().x());
    }
    event->accept();
}

void DopeSheet::leaveEvent(QEvent*) {
    setHovered({}, {});
    m_tree.setPointed(std::nullopt);
}

}  // namespace sinew
