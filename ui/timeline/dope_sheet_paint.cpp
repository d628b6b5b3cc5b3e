// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QPaintEvent>
#include <QPainter>
#include <algorithm>
#include <utility>

#include "ui/models/finding_words.h"
#include "ui/models/track_tree_model.h"
#include "ui/session/player.h"
#include "ui/style/theme.h"
#include "ui/style/track_shades.h"
#include "ui/timeline/dope_sheet.h"
#include "ui/timeline/row_key_store.h"
#include "ui/timeline/time_axis.h"

namespace sinew {
namespace {

constexpr double kShapeSpacing = 7.0;  // pixels between keys that are drawn as shapes
constexpr int kTickHeight = 9;
constexpr int kHoldHeight = 4;
constexpr int kPendingHeight = 1;
constexpr int kShapeRoom = 16;  // pixels: beyond, keys do not reach into a part

QColor faded(const QColor& color, int alpha) {
    QColor out = color;
    out.setAlpha(alpha);
    return out;
}

}  // namespace

void DopeSheet::paintEvent(QPaintEvent* event) {
    const double ratio = devicePixelRatioF();
    if (m_stale || m_drawnRatio != ratio) {
        m_stale = false;
        m_drawnRatio = ratio;
        m_shapes.setRatio(ratio);
        m_ground.refresh(m_player, m_axis, width(), ratio);
        refreshRows();
    }
    QPainter painter(this);
    for (const QRect& part : event->region()) {
        painter.setClipRect(part);  // what reaches over its edges belongs to other parts
        drawPart(painter, part);
    }
    painter.setClipping(false);
    drawMarked(painter);
    m_drawnPlayhead = playheadPixel(m_axis, m_player);
    if (m_player.playable()) {
        drawPlayhead(painter, m_drawnPlayhead, 0.0, height());
    }
    drawFocus(painter);
}

void DopeSheet::refreshRows() {
    const TrackTreeModel& model = m_tree.model();
    if (model.tracks() != m_listed) {
        m_listed = model.tracks();
        m_hovered.reset();
        m_current.reset();
    }
    m_rows.clear();
    m_store->beginPass();
    for (const VisibleTrackRow& place : m_tree.visibleRows(*this)) {
        Drawn row{.place = place, .animated = !model.tracksOf(place.row).empty()};
        if (row.animated) {
            row.keys = m_store->find(place.row);
            row.color = colorOf(place.row);
        }
        m_rows.push_back(std::move(row));
    }
}

/// Row by row, ground and keys, so that the pixels of a row stay in the processor's cache.
void DopeSheet::drawPart(QPainter& painter, const QRect& part) {
    int below = part.top();  // what is drawn
    for (const Drawn& row : m_rows) {
        const QRect place(part.left(), row.place.top, part.width(), row.place.height);
        if (place.bottom() < part.top() || place.top() > part.bottom()) {
            continue;
        }
        if (place.top() > below) {
            m_ground.draw(painter, {part.left(), below, part.width(), place.top() - below});
        }
        const bool group = row.place.row.kind == TrackRow::Kind::Group;
        m_ground.drawRow(painter, place,
                         row.place.selected ? SheetGround::Tone::Selected
                         : group            ? SheetGround::Tone::Group
                                            : SheetGround::Tone::Plain);
        drawRow(painter, row, part);
        below = place.bottom() + 1;
    }
    if (below <= part.bottom()) {
        m_ground.draw(painter, {part.left(), below, part.width(), part.bottom() - below + 1});
    }
}

QColor DopeSheet::colorOf(const TrackRow& row) const {
    const TrackTreeModel& model = m_tree.model();
    const std::vector<Track>& tracks = model.tracks()->tracks;
    if (row.kind != TrackRow::Kind::Group) {
        return theme::trackShade(tracks[row.track].property);
    }
    const std::vector<std::uint32_t> own = model.tracksOf(row);
    const bool alike = !own.empty() && std::ranges::all_of(own, [&](std::uint32_t track) {
        return tracks[track].property == tracks[own.front()].property;
    });
    return alike ? theme::trackShade(tracks[own.front()].property).now() : theme::kKey.now();
}

void DopeSheet::drawRow(QPainter& painter, const Drawn& row, const QRect& part) {
    if (!row.animated) {
        return;
    }
    const int middle = row.place.top + row.place.height / 2;
    if (!row.keys) {  // a faint line until its keys are known
        painter.fillRect(QRect(0, middle, width(), kPendingHeight), faded(row.color, 80));
        return;
    }
    findPlaces(*row.keys, part.left() - kShapeRoom, part.right() + 1 + kShapeRoom);
    drawHolds(painter, middle, faded(row.color, 95));
    drawTicks(painter, middle, row.color);
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        if (isApart(i)) {
            m_shapes.draw(painter, {m_places[i], middle + 0.5}, m_columns[i].mark, row.color);
        }
    }
}

/// Whether a column is so far from its neighbours that it is drawn as a shape.
bool DopeSheet::isApart(std::size_t place) const {
    return (place == 0 || m_places[place] - m_places[place - 1] >= kShapeSpacing) &&
           (place + 1 == m_places.size() || m_places[place + 1] - m_places[place] >= kShapeSpacing);
}

void DopeSheet::drawHolds(QPainter& painter, int middle, const QColor& color) const {
    const double end = width() + 20.0;
    for (std::size_t i = 0; i + 1 < m_columns.size();) {
        std::size_t last = i;
        while (last + 1 < m_columns.size() && m_columns[last].held) {
            ++last;
        }
        if (last > i) {
            const double left = std::clamp(m_places[i], -20.0, end);
            const double right = std::clamp(m_places[last], -20.0, end);
            painter.fillRect(QRectF(left, middle - kHoldHeight / 2, right - left, kHoldHeight),
                             color);
        }
        i = std::max(last, i + 1);
    }
}

/// Keys that lie close together: a line each, flagged ones on top in the colour of their finding.
void DopeSheet::drawTicks(QPainter& painter, int middle, const QColor& color) {
    const int top = middle - kTickHeight / 2;
    m_runs.clear();
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        if (isApart(i) || m_places[i] < -2.0 || m_places[i] > width() + 2.0) {
            continue;
        }
        const int x = static_cast<int>(m_places[i]);
        if (m_runs.empty() || x > m_runs.back().last + 1) {
            m_runs.push_back({x, x});
        }
        m_runs.back().last = x;
    }
    m_strip.draw(painter, m_runs, top, kTickHeight, color, m_drawnRatio);
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const std::optional<Severity> severity = m_columns[i].mark.severity();
        if (severity && !isApart(i)) {
            painter.fillRect(QRect(static_cast<int>(m_places[i]) - 1, top - 2, 3, kTickHeight + 4),
                             severityShade(*severity));
        }
    }
}

/// The key under the pointer, and the one that was clicked.
void DopeSheet::drawMarked(QPainter& painter) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    for (const std::optional<Hit>* hit : {&m_current, &m_hovered}) {
        if (!*hit) {
            continue;
        }
        const auto row = std::ranges::find(m_rows, (*hit)->row,
                                           [](const Drawn& each) { return each.place.row; });
        if (row != m_rows.end()) {
            const QPointF centre(m_axis.scale().pixelOf(double((*hit)->seconds())),
                                 row->place.top + row->place.height / 2 + 0.5);
            painter.setPen(
                QPen(hit == &m_hovered ? theme::kText.now() : theme::kAccent.now(), 1.5));
            painter.drawEllipse(centre, 7.5, 7.5);
        }
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
}

}  // namespace sinew
