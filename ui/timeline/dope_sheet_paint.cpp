// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QPaintEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/models/track_tree_model.h"
#include "ui/session/player.h"
#include "ui/style/theme.h"
#include "ui/style/track_shades.h"
#include "ui/timeline/dope_sheet.h"
#include "ui/timeline/row_key_store.h"
#include "ui/timeline/time_axis.h"

namespace sinew {
namespace {

constexpr double kStandApart = 7.0;  // pixels between keys that are drawn as shapes
constexpr int kTickHeight = 9;
constexpr int kHoldHeight = 4;
constexpr int kPendingHeight = 1;
constexpr double kSheetLabels = 90.0;

QColor faded(const QColor& color, int alpha) {
    QColor out = color;
    out.setAlpha(alpha);
    return out;
}

}  // namespace

void DopeSheet::paintEvent(QPaintEvent* event) {
    const double ratio = devicePixelRatioF();
    if (m_stale || m_layer.size() != size() * ratio) {
        drawLayer();
        m_stale = false;
    }
    QPainter painter(this);
    const QRect part = event->rect();
    painter.drawPixmap(
        part, m_layer,
        QRectF(QPointF(part.topLeft()) * ratio, QSizeF(part.size()) * ratio).toRect());
    drawMarked(painter);
    drawPlayhead(painter);
    m_drawnPlayhead = playheadPixel();
    if (hasFocus()) {
        painter.setPen(theme::kSelection);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void DopeSheet::drawLayer() {
    const double ratio = devicePixelRatioF();
    const QSize pixels = size() * ratio;
    if (m_layer.size() != pixels) {
        m_layer = QPixmap(pixels);
    }
    m_layer.setDevicePixelRatio(ratio);
    m_shapes.setRatio(ratio);
    m_rows = m_tree.visibleRows(*this);
    if (m_tree.model().tracks() != m_listed) {
        m_listed = m_tree.model().tracks();
        m_hovered.reset();
        m_current.reset();
    }
    QPainter painter(&m_layer);
    drawBackground(painter);
    drawGrid(painter);
    m_store->beginPass();
    for (const VisibleTrackRow& row : m_rows) {
        drawRow(painter, row);
    }
}

/// The clip, its played part, and the rows.
void DopeSheet::drawBackground(QPainter& painter) const {
    painter.fillRect(rect(), theme::kBase);
    const TimelineScale& scale = m_axis.scale();
    const auto fill = [&](double first, double last, const QColor& color) {
        const double left = scale.pixelOf(first);
        painter.fillRect(QRectF(left, 0, scale.pixelOf(last) - left, height()), color);
    };
    if (m_player.playable()) {
        fill(m_axis.clip().inSeconds, m_axis.clip().outSeconds, theme::kTrack);
        fill(double(m_player.clock().startSeconds), double(m_player.clock().endSeconds),
             theme::kPlayed);
    }
    for (const VisibleTrackRow& row : m_rows) {
        const QRect place(0, row.top, width(), row.height);
        if (row.selected) {
            painter.fillRect(place, faded(theme::kSelection, 110));
        } else if (row.row.kind == TrackRow::Kind::Group) {
            painter.fillRect(place, faded(theme::kBase, 120));
        }
        painter.fillRect(QRect(0, row.top + row.height - 1, width(), 1), faded(theme::kLine, 90));
    }
}

/// A line at every label of the ruler.
void DopeSheet::drawGrid(QPainter& painter) const {
    const TimelineScale& scale = m_axis.scale();
    const double rate = m_player.frameRate();
    const double step = m_axis.unit() == RulerUnit::Seconds
                            ? scale.tickSeconds(kSheetLabels)
                            : scale.tickFrames(kSheetLabels, rate) / rate;
    const QColor color = faded(theme::kTick, 150);
    const double first = std::ceil(scale.secondsAt(0.0) / step);
    for (int i = 0; i <= width(); ++i) {
        const double x = std::round(scale.pixelOf((first + i) * step));
        if (x > width()) {
            break;
        }
        painter.fillRect(QRect(static_cast<int>(x), 0, 1, height()), color);
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

void DopeSheet::drawRow(QPainter& painter, const VisibleTrackRow& row) {
    if (m_tree.model().tracksOf(row.row).empty()) {
        return;
    }
    const int middle = row.top + row.height / 2;
    const QColor color = colorOf(row.row);
    const std::shared_ptr<const RowKeys> keys = m_store->find(row.row);
    if (!keys) {  // a faint line until its keys are known
        painter.fillRect(QRect(0, middle, width(), kPendingHeight), faded(color, 80));
        return;
    }
    findPlaces(*keys);
    drawHolds(painter, middle, faded(color, 95));
    drawTicks(painter, middle, color);
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        if (stands(i)) {
            m_shapes.draw(painter, {m_places[i], middle + 0.5}, m_columns[i].mark, color);
        }
    }
}

/// Whether a column is so far from its neighbours that it is drawn as a shape.
bool DopeSheet::stands(std::size_t place) const {
    return (place == 0 || m_places[place] - m_places[place - 1] >= kStandApart) &&
           (place + 1 == m_places.size() || m_places[place + 1] - m_places[place] >= kStandApart);
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
void DopeSheet::drawTicks(QPainter& painter, int middle, const QColor& color) const {
    const int top = middle - kTickHeight / 2;
    const auto flush = [&](int& first, int last) {
        if (first <= last) {
            painter.fillRect(QRect(first, top, last - first + 1, kTickHeight), color);
        }
        first = 1 << 24;
    };
    int first = 1 << 24;  // of the lines that touch each other
    int last = 0;
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        if (stands(i) || m_places[i] < -2.0) {
            continue;
        }
        const int x = static_cast<int>(m_places[i]);
        if (first <= last && x > last + 1) {
            flush(first, last);
        }
        first = std::min(first, x);
        last = x;
    }
    flush(first, last);
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const std::optional<Severity> severity = m_columns[i].mark.severity();
        if (severity && !stands(i)) {
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
        const auto row = std::ranges::find(m_rows, (*hit)->row, &VisibleTrackRow::row);
        if (row != m_rows.end()) {
            const QPointF centre(m_axis.scale().pixelOf(double((*hit)->seconds())),
                                 row->top + row->height / 2 + 0.5);
            painter.setPen(
                QPen(hit == &m_hovered ? theme::kText.now() : theme::kAccent.now(), 1.5));
            painter.drawEllipse(centre, 7.5, 7.5);
        }
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void DopeSheet::drawPlayhead(QPainter& painter) const {
    if (m_player.playable()) {
        const double x = playheadPixel();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(QColor(theme::kPlayhead), 1.5));
        painter.drawLine(QPointF(x, 0), QPointF(x, height()));
        painter.setRenderHint(QPainter::Antialiasing, false);
    }
}

}  // namespace sinew
