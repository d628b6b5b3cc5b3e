// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QFontMetrics>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "model/asset/gltf_interpolation.h"
#include "model/tracks/curve_names.h"
#include "ui/session/player.h"
#include "ui/style/theme.h"
#include "ui/timeline/curve_plot.h"
#include "ui/timeline/time_axis.h"

namespace sinew {
namespace {

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
