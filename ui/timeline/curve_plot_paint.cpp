// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QFontMetrics>
#include <QPaintEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "model/asset/gltf_interpolation.h"
#include "model/tracks/curve_names.h"
#include "ui/session/player.h"
#include "ui/style/theme.h"
#include "ui/timeline/curve_plot.h"
#include "ui/timeline/curve_strokes.h"
#include "ui/timeline/time_axis.h"
#include "ui/timeline/timeline_scale.h"

namespace sinew {
namespace {

constexpr double kValueRoom = 34.0;  // pixels between horizontal lines
constexpr int kMostLines = 2000;
constexpr int kNumberLeft = 5;
constexpr double kChosenReach = 5.0;

constexpr int kPlateMargin = 6;
constexpr int kPlateGap = 12;  // distance from the pointer, and from the edges

int widest(const QFontMetrics& metrics, const QStringList& rows) {
    int width = 0;
    for (const QString& row : rows) {
        width = std::max(width, metrics.horizontalAdvance(row));
    }
    return width;
}

}  // namespace

void CurvePlot::paintEvent(QPaintEvent* event) {
    if (m_stale && current() && !m_tracks.empty() && isVisible()) {
        m_stale = false;
        m_artist.draw(request());
    }
    QPainter painter(this);
    painter.fillRect(rect(), theme::kBase);
    const QString why = hint();
    if (!why.isEmpty()) {
        painter.setPen(theme::kDimText);
        painter.drawText(rect().adjusted(8, 8, -8, -8), Qt::AlignCenter | Qt::TextWordWrap, why);
    } else {
        drawGrid(painter);
        if (m_picture && m_picture->set) {
            drawCurves(painter, event->rect());
            drawChosen(painter);
        }
        drawNumbers(painter);
        m_playhead = playheadPixel(m_axis, m_player);
        drawPlayhead(painter, m_playhead, 0.0, height());
        if (m_picture && m_picture->set) {
            drawLegend(painter);
            drawReadout(painter);
        }
    }
    drawFocus(painter);
}

void CurvePlot::drawGrid(QPainter& painter) const {
    const TimelineScale& scale = m_axis.scale();
    const double step = m_axis.labelSeconds();
    painter.setPen(theme::kTrack);
    const double first = std::ceil(scale.secondsAt(0.0) / step - 1e-6);
    for (int i = 0; i < kMostLines; ++i) {
        const int x = static_cast<int>(std::lround(scale.pixelOf((first + i) * step)));
        if (x > width()) {
            break;
        }
        painter.drawLine(x, 0, x, height());
    }
    const ValueTicks ticks = valueTicks(m_values, std::max(2, int(height() / kValueRoom)));
    for (const double value : ticks.values) {
        const int y = static_cast<int>(std::lround(yOf(value)));
        painter.setPen(value == 0.0 ? theme::kTick : theme::kTrack);
        painter.drawLine(0, y, width(), y);
    }
    // What is not played is darker.
    const InOutRange& clip = m_axis.clip();
    QColor shade = theme::kWindow;
    shade.setAlphaF(0.6F);
    const double left = scale.pixelOf(clip.inSeconds);
    const double right = scale.pixelOf(clip.outSeconds);
    painter.fillRect(QRectF(0.0, 0.0, left, height()), shade);
    painter.fillRect(QRectF(right, 0.0, width() - right, height()), shade);
}

/// The last picture, moved and stretched to where its times and values are now.
void CurvePlot::drawCurves(QPainter& painter, const QRect& part) {
    const CurvePicture& picture = *m_picture;
    const TimelineScale& scale = m_axis.scale();
    const double left = scale.pixelOf(picture.request.firstSeconds);
    const double right = scale.pixelOf(picture.request.lastSeconds);
    const double top = yOf(picture.values.most);
    const double bottom = yOf(picture.values.least);
    const QRectF target(left, top, right - left, bottom - top);
    const bool still = picture.request.size == size() && std::abs(left) < 0.01 &&
                       std::abs(top) < 0.01 && std::abs(right - width()) < 0.01 &&
                       std::abs(bottom - height()) < 0.01;
    if (still) {
        painter.drawImage(0, 0, picture.image);
    } else if (target.width() < 50.0 * width() && target.height() < 50.0 * height()) {
        m_stretched.draw(painter, picture.image, target, part, devicePixelRatioF());
    }
}

void CurvePlot::drawNumbers(QPainter& painter) const {
    const QFontMetrics metrics(font());
    const ValueTicks ticks = valueTicks(m_values, std::max(2, int(height() / kValueRoom)));
    const bool plainNumbers = m_look.style.normalised || !m_picture || !m_picture->set;
    const QString unit = plainNumbers ? QString() : QString::fromUtf8(commonUnit(*m_picture->set));
    for (const double value : ticks.values) {
        const double y = yOf(value);
        if (y < 0.6 * metrics.height() || y > height() - 0.6 * metrics.height()) {
            continue;  // it would be cut
        }
        const QString text = QString::number(value, 'f', ticks.decimals) +
                             (unit.isEmpty() ? QString() : QStringLiteral(" ") + unit);
        const QRectF place(kNumberLeft - 2.0, y - 0.5 * metrics.height(),
                           metrics.horizontalAdvance(text) + 4.0, metrics.height());
        QColor ground = theme::kBase;
        ground.setAlphaF(0.75F);
        painter.fillRect(place, ground);
        painter.setPen(theme::kDimText);
        painter.drawText(place, Qt::AlignCenter, text);
    }
}

/// The key that was clicked, and the one under the pointer.
void CurvePlot::drawChosen(QPainter& painter) const {
    painter.setRenderHint(QPainter::Antialiasing);
    for (const std::optional<LineKey>& key : {m_chosen, m_hoveredKey}) {
        const auto at = key ? keyPoint(*m_picture, *key) : std::nullopt;
        if (!at) {
            continue;
        }
        const QPointF place(
            m_axis.scale().pixelOf(
                m_picture->request.firstSeconds +
                at->x() / m_picture->request.size.width() *
                    (m_picture->request.lastSeconds - m_picture->request.firstSeconds)),
            yOf(m_picture->values.valueAt(1.0 - at->y() / m_picture->request.size.height())));
        painter.setPen(QPen(QColor(theme::kText), 1.4));
        painter.setBrush(key == m_chosen
                             ? QColor(theme::kPlayhead)
                             : lineColor(*m_picture->set, key->line, theme::brightness()));
        drawKeyMark(painter, place,
                    m_picture->set->curves[key->line.curve]->sampler().interpolation, kChosenReach);
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
}

CurveLegend::Room CurvePlot::legendRoom() const {
    return {.plot = size(),
            .playhead = m_axis.scale().pixelOf(double(m_player.seconds())),
            .values = m_values,
            .font = font()};
}

void CurvePlot::drawLegend(QPainter& painter) {
    const CurveLegend::Room room = legendRoom();
    m_legendPlace = m_legend.place(room);
    m_sampler->sample(double(m_player.seconds()), m_legend.shown());
    m_legend.draw(painter, room, *m_sampler, m_hoveredLine);
}

QStringList CurvePlot::keyLines(const LineKey& key) const {
    const TrackCurve& curve = *m_picture->set->curves[key.line.curve];
    const Sampler& sampler = curve.sampler();
    QStringList lines{tr("Key %1 of %2, %3")
                          .arg(QString::number(key.key), QString::number(sampler.times.size()),
                               QLatin1String(gltfInterpolation(sampler.interpolation)))};
    if (curve.showsStored() && sampler.interpolation == Interpolation::CubicSpline) {
        const std::size_t first = key.key * sampler.keyStride() + key.line.number;
        const QString unit = QString::fromUtf8(unitOf(curve));
        lines.append(tr("Tangents: in %1, out %2 %3/s")
                         .arg(double(sampler.values[first]), 0, 'g', 5)
                         .arg(double(sampler.values[first + 2 * sampler.width]), 0, 'g', 5)
                         .arg(unit.isEmpty() ? QStringLiteral("1") : unit));
    }
    return lines;
}

QStringList CurvePlot::readout() const {
    if (!m_pointer || !m_picture || !m_picture->set || !current()) {
        return {};
    }
    const std::optional<LineKey>& key = m_hoveredKey;
    const CurveSet& set = *m_picture->set;
    const double seconds = key ? double(set.curves[key->line.curve]->sampler().times[key->key])
                               : m_axis.scale().secondsAt(m_pointer->x());
    QStringList rows{tr("%1 s, frame %2")
                         .arg(seconds, 0, 'f', 3)
                         .arg(seconds * std::max(m_player.frameRate(), 1.0), 0, 'f', 1)};
    if (!m_hoveredLine) {
        if (!m_look.style.normalised) {
            rows.append(valueText(valueAt(m_pointer->y()), m_values) + QStringLiteral(" ") +
                        QString::fromUtf8(commonUnit(set)));
        }
        return rows;
    }
    const QString value = valueText(double(lineValue(set, *m_hoveredLine, seconds)), m_values);
    rows.append(QStringLiteral("%1   %2 %3")
                    .arg(QString::fromStdString(lineWords(set, *m_hoveredLine)), value,
                         QString::fromUtf8(unitOf(*set.curves[m_hoveredLine->curve]))));
    return key ? rows + keyLines(*key) : rows;
}

void CurvePlot::drawReadout(QPainter& painter) const {
    const QStringList rows = readout();
    if (rows.empty() || scrubbing() || m_panned) {
        return;
    }
    const QFontMetrics metrics(font());
    const QSize size(widest(metrics, rows) + 2 * kPlateMargin,
                     metrics.height() * static_cast<int>(rows.size()) + kPlateMargin);
    const QPoint at = m_pointer->toPoint();
    QRect plate(at + QPoint(kPlateGap, kPlateGap), size);
    if (plate.right() > width()) {
        plate.moveRight(at.x() - kPlateGap);
    }
    if (plate.bottom() > height()) {
        plate.moveBottom(std::max(at.y() - kPlateGap, plate.height()));
    }
    drawPlate(painter, plate, 0.95F);
    painter.setPen(theme::kText);
    for (int i = 0; i < rows.size(); ++i) {
        painter.drawText(QRect(plate.left() + kPlateMargin,
                               plate.top() + kPlateMargin / 2 + i * metrics.height(), plate.width(),
                               metrics.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, rows[i]);
    }
}

}  // namespace sinew
