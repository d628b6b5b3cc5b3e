// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QFontMetrics>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "model/evaluate/playback_clock.h"
#include "model/tracks/curve_names.h"
#include "ui/session/player.h"
#include "ui/style/theme.h"
#include "ui/timeline/curve_colors.h"
#include "ui/timeline/curve_plot.h"
#include "ui/timeline/time_axis.h"

namespace sinew {
namespace {

constexpr int kPlateMargin = 6;
constexpr int kPlateGap = 12;  // from the pointer, and from the edges
constexpr int kSwatchWidth = 12;
constexpr int kSwatchGap = 6;
constexpr int kMostLegendLetters = 40;
constexpr double kLegendShare = 0.75;  // of the height, at most

void drawPlate(QPainter& painter, const QRect& plate, float opacity) {
    QColor ground = theme::kPopup;
    ground.setAlphaF(opacity);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QColor(theme::kLine));
    painter.setBrush(ground);
    painter.drawRoundedRect(QRectF(plate).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

int widest(const QFontMetrics& metrics, const QStringList& rows) {
    int width = 0;
    for (const QString& row : rows) {
        width = std::max(width, metrics.horizontalAdvance(row));
    }
    return width;
}

/// With the space before it.
const char* widestUnit(const CurveSet& set) {
    const char* widest = "";
    for (const CurveLine& line : set.lines) {
        switch (set.curves[line.curve]->form().rotation) {
            case RotationForm::Speed:
                return " °/s";
            case RotationForm::Euler:
                widest = " °";
                break;
            case RotationForm::Quaternion:
                widest = *unitOf(*set.curves[line.curve]) != '\0' ? " m" : widest;
                break;
        }
    }
    return widest;
}

QString interpolationWord(Interpolation interpolation) {
    switch (interpolation) {
        case Interpolation::Linear:
            return QStringLiteral("LINEAR");
        case Interpolation::Step:
            return QStringLiteral("STEP");
        case Interpolation::CubicSpline:
            break;
    }
    return QStringLiteral("CUBICSPLINE");
}

}  // namespace

/// As precise as the visible range asks for; the same width for all values of a size.
QString CurvePlot::numberText(double value) const {
    if (!std::isfinite(value)) {
        return tr("none");
    }
    const double height = m_values.most - m_values.least;
    const int decimals = std::clamp(3 - static_cast<int>(std::floor(std::log10(height))), 2, 7);
    const QString text = QString::number(value, 'f', decimals);
    return value < 0.0 && text.toDouble() == 0.0 ? text.mid(1) : text;  // no -0
}

/// Names and values at the playhead in the upper right corner, as many as there is room for.
void CurvePlot::drawLegend(QPainter& painter) {
    const CurveSet& set = *m_picture->set;
    const QFontMetrics metrics(font());
    const int line = metrics.height();
    const int room =
        std::max(1, static_cast<int>((kLegendShare * height() - 2 * kPlateMargin) / line));
    const auto all = static_cast<int>(set.lines.size());
    const auto named = static_cast<int>(m_names.size());
    const bool fits = all <= std::min(room, named) && set.leftOut == 0;
    const int shown = fits ? all : std::min(room - 1, named);
    const QString more =
        fits ? QString()
        : set.leftOut == 0
            ? tr("and %1 more").arg(all - shown)
            : tr("and %1 more; %2 tracks not drawn").arg(all - shown).arg(set.leftOut);
    const int nameWidth =
        std::min(kMostLegendLetters * metrics.averageCharWidth(),
                 std::max(widest(metrics, m_names.mid(0, shown)), metrics.horizontalAdvance(more)));
    const double most = std::max(std::abs(m_values.least), std::abs(m_values.most));
    const int unitWidth = metrics.horizontalAdvance(QString::fromUtf8(widestUnit(set)));
    const int numberWidth = metrics.horizontalAdvance(numberText(-std::max(most, 1.0))) + unitWidth;
    QRect plate(0, kPlateGap / 2,
                2 * kPlateMargin + kSwatchWidth + kSwatchGap + nameWidth + kPlateGap + numberWidth,
                2 * kPlateMargin + line * (shown + (more.isEmpty() ? 0 : 1)));
    plate.moveRight(width() - kPlateGap / 2);
    m_legend = plate.adjusted(-1, -1, 1, 1);
    drawPlate(painter, plate, 0.82F);
    m_sampler->sample(double(m_player.seconds()), static_cast<std::size_t>(shown));
    QRect row(plate.left() + kPlateMargin, plate.top() + kPlateMargin,
              plate.width() - 2 * kPlateMargin, line);
    for (int i = 0; i < shown; ++i, row.translate(0, line)) {
        drawLegendRow(painter, i, row, {nameWidth, unitWidth});
    }
    painter.setPen(theme::kDimText);
    painter.drawText(row.adjusted(kSwatchWidth + kSwatchGap, 0, 0, 0),
                     Qt::AlignLeft | Qt::AlignVCenter, more);
}

void CurvePlot::drawLegendRow(QPainter& painter, int index, const QRect& row,
                              const LegendWidths& widths) const {
    const CurveSet& set = *m_picture->set;
    const CurveLine& line = set.lines[static_cast<std::size_t>(index)];
    QPen pen(lineColor(set, line, theme::brightness()), m_hoveredLine == line ? 4.0 : 2.5);
    if (line.other) {
        pen.setDashPattern({1.5, 1.0});
    }
    painter.setPen(pen);
    const int middle = row.top() + row.height() / 2;
    painter.drawLine(row.left(), middle, row.left() + kSwatchWidth, middle);
    painter.setPen(theme::kText);
    const QString unit = QString::fromUtf8(unitOf(*set.curves[line.curve]));
    painter.drawText(row.adjusted(0, 0, -widths.unit, 0), Qt::AlignRight | Qt::AlignVCenter,
                     numberText(double(m_sampler->value(line))));
    painter.drawText(row.adjusted(row.width() - widths.unit, 0, 0, 0),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     unit.isEmpty() ? unit : QStringLiteral(" ") + unit);
    const QRect name(row.left() + kSwatchWidth + kSwatchGap, row.top(), widths.name, row.height());
    painter.drawText(
        name, Qt::AlignLeft | Qt::AlignVCenter,
        painter.fontMetrics().elidedText(m_names[index], Qt::ElideMiddle, widths.name));
}

QStringList CurvePlot::keyLines(const LineKey& key) const {
    const TrackCurve& curve = *m_picture->set->curves[key.line.curve];
    const Sampler& sampler = curve.sampler();
    QStringList lines{tr("Key %1 of %2, %3")
                          .arg(key.key)
                          .arg(sampler.times.size())
                          .arg(interpolationWord(sampler.interpolation))};
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
            rows.append(numberText(valueAt(m_pointer->y())) + QStringLiteral(" ") +
                        QString::fromUtf8(commonUnit(set)));
        }
        return rows;
    }
    const QString value = numberText(double(lineValue(set, *m_hoveredLine, seconds)));
    rows.append(QStringLiteral("%1   %2 %3")
                    .arg(QString::fromStdString(lineWords(set, *m_hoveredLine)), value,
                         QString::fromUtf8(unitOf(*set.curves[m_hoveredLine->curve]))));
    return key ? rows + keyLines(*key) : rows;
}

void CurvePlot::drawReadout(QPainter& painter) const {
    const QStringList rows = readout();
    if (rows.empty() || m_scrubbing || m_panned) {
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
