// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/curve_legend.h"

#include <QCoreApplication>
#include <QFontMetrics>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <utility>

#include "model/tracks/curve_names.h"
#include "model/tracks/set_sampler.h"
#include "ui/models/clip_words.h"
#include "ui/style/theme.h"
#include "ui/timeline/curve_strokes.h"

namespace sinew {
namespace {

constexpr std::size_t kMostRows = 12;
constexpr double kLegendShare = 0.4;  // largest share of the plot
constexpr int kLegendMargin = 6;
constexpr int kEdgeGap = 6;    // distance to the edges of the plot
constexpr int kLeftEdge = 64;  // left edge beside the numbers
constexpr int kColumnGap = 8;  // distance between names and values
constexpr int kLineGap = 10;   // distance to the playhead
constexpr int kSwatchWidth = 12;
constexpr int kSwatchGap = 6;
constexpr int kLeastObject = 40;
constexpr int kMostProperty = 260;

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

QString moreText(std::size_t lines, std::size_t tracks) {
    if (tracks == 0) {
        return QCoreApplication::translate("CurveLegend", "+ %1 more").arg(lines);
    }
    return QCoreApplication::translate("CurveLegend", "+ %1 more, %2 tracks not drawn")
        .arg(QString::number(lines), QString::number(tracks));
}

bool passes(const QRect& plate, double playhead) {
    return playhead > plate.left() - kLineGap && playhead < plate.right() + kLineGap;
}

}  // namespace

QString valueText(double value, const ValueRange& range) {
    if (!std::isfinite(value)) {
        return QCoreApplication::translate("CurveLegend", "none");
    }
    const double height = range.most - range.least;
    const int decimals = std::clamp(3 - static_cast<int>(std::floor(std::log10(height))), 2, 7);
    const QString text = QString::number(value, 'f', decimals);
    return value < 0.0 && text.toDouble() == 0.0 ? text.mid(1) : text;  // no -0
}

void drawPlate(QPainter& painter, const QRect& plate, float opacity) {
    QColor ground = theme::kPopup;
    ground.setAlphaF(opacity);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QColor(theme::kLine));
    painter.setBrush(ground);
    painter.drawRoundedRect(QRectF(plate).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

int CurveLegend::Widths::all() const noexcept {
    return 2 * kLegendMargin + kSwatchWidth + kSwatchGap + object + property + kColumnGap + number +
           unit;
}

void CurveLegend::setSet(std::shared_ptr<const CurveSet> set) {
    m_set = std::move(set);
    m_rows.clear();
    m_fittedPlot = {};
    QString above;
    for (std::size_t i = 0; m_set && i < std::min(m_set->lines.size(), kMostRows); ++i) {
        const CurveLine& line = m_set->lines[i];
        QString object = QString::fromStdString(lineObject(*m_set, line));
        if (line.other) {
            object =
                QStringLiteral("%1: %2").arg(QString::fromStdString(otherName(*m_set)), object);
        }
        m_rows.push_back({.object = object == above ? QString() : object,
                          .property = QString::fromStdString(lineProperty(*m_set, line)),
                          .shortObject = {},
                          .shortProperty = {}});
        above = object;
    }
}

QString CurveLegend::name(std::size_t row) const {
    const Row& names = m_rows[row];
    return names.shortObject.isEmpty() ? names.shortProperty
                                       : names.shortObject + QLatin1Char(' ') + names.shortProperty;
}

/// The rows that there is room for, and their names.
void CurveLegend::fit(const Room& room) {
    const QFontMetrics metrics(room.font);
    const double most = std::max(std::abs(room.values.least), std::abs(room.values.most));
    m_widths.unit = metrics.horizontalAdvance(QString::fromUtf8(widestUnit(*m_set)));
    m_widths.number = metrics.horizontalAdvance(valueText(-std::max(most, 1.0), room.values));
    if (m_fittedPlot == room.plot && m_fittedFont == room.font) {
        return;
    }
    m_fittedPlot = room.plot;
    m_fittedFont = room.font;
    const double lines = (kLegendShare * room.plot.height() - 2 * kLegendMargin) / metrics.height();
    const std::size_t rows =
        std::clamp(static_cast<std::size_t>(std::max(lines, 2.0)), std::size_t{2}, kMostRows);
    const std::size_t all = m_set->lines.size();
    const bool fits = all <= rows && m_set->leftOut == 0;
    m_shown = fits ? all : std::min(all, rows - 1);
    m_more = fits ? QString() : moreText(all - m_shown, m_set->leftOut);
    m_widths.object = 0;
    m_widths.property = 0;
    fitNames(metrics, static_cast<int>(kLegendShare * room.plot.width()) - m_widths.all());
}

/// Names of objects are shortened first.
void CurveLegend::fitNames(const QFontMetrics& metrics, int most) {
    const int space = metrics.horizontalAdvance(QLatin1Char(' '));
    const auto widthOf = [&](const QString& text) {  // 1 more, so that rounding shortens nothing
        return text.isEmpty() ? 0 : metrics.horizontalAdvance(text) + 1;
    };
    for (std::size_t i = 0; i < m_shown; ++i) {
        m_widths.object = std::max(m_widths.object, widthOf(m_rows[i].object) + space);
        m_widths.property = std::max(m_widths.property, widthOf(m_rows[i].property));
    }
    m_widths.property = std::min(m_widths.property, kMostProperty);
    m_widths.object = std::min(m_widths.object, std::max(most - m_widths.property, kLeastObject));
    for (std::size_t i = 0; i < m_shown; ++i) {
        Row& row = m_rows[i];
        row.shortObject = metrics.elidedText(row.object, Qt::ElideMiddle, m_widths.object - space);
        row.shortProperty = metrics.elidedText(row.property, Qt::ElideMiddle, m_widths.property);
    }
    const int more = metrics.horizontalAdvance(m_more) - m_widths.object - m_widths.property -
                     m_widths.number - m_widths.unit - kColumnGap;
    m_widths.object += std::max(0, more);
}

QRect CurveLegend::place(const Room& room) {
    if (!m_set) {
        return {};
    }
    fit(room);
    const int rows = static_cast<int>(m_shown) + (m_more.isEmpty() ? 0 : 1);
    QRect plate(0, kEdgeGap, m_widths.all(),
                2 * kLegendMargin + rows * QFontMetrics(room.font).height());
    plate.moveRight(room.plot.width() - kEdgeGap);
    const QRect left = plate.translated(kLeftEdge - plate.left(), 0);
    return passes(plate, room.playhead) && !passes(left, room.playhead) ? left : plate;
}

void CurveLegend::draw(QPainter& painter, const Room& room, const SetSampler& sampler,
                       const std::optional<CurveLine>& hovered) {
    const QRect plate = place(room);
    drawPlate(painter, plate, 0.88F);
    const int line = painter.fontMetrics().height();
    QRect row(plate.left() + kLegendMargin, plate.top() + kLegendMargin,
              plate.width() - 2 * kLegendMargin, line);
    for (std::size_t i = 0; i < m_shown; ++i, row.translate(0, line)) {
        drawRow(painter, i, row, room, sampler, hovered == m_set->lines[i]);
    }
    painter.setPen(theme::kDimText);
    painter.drawText(row.adjusted(kSwatchWidth + kSwatchGap, 0, 0, 0),
                     Qt::AlignLeft | Qt::AlignVCenter, m_more);
}

void CurveLegend::drawRow(QPainter& painter, std::size_t index, const QRect& row, const Room& room,
                          const SetSampler& sampler, bool hovered) const {
    const CurveLine& line = m_set->lines[index];
    QPen pen(lineColor(*m_set, line, theme::brightness()), hovered ? 4.0 : 2.5);
    if (line.other) {
        pen.setDashPattern({1.5, 1.0});
    }
    painter.setPen(pen);
    const int middle = row.top() + row.height() / 2;
    painter.drawLine(row.left(), middle, row.left() + kSwatchWidth, middle);
    painter.setPen(theme::kText);
    const QString unit = QString::fromUtf8(unitOf(*m_set->curves[line.curve]));
    painter.drawText(row.adjusted(0, 0, -m_widths.unit, 0), Qt::AlignRight | Qt::AlignVCenter,
                     valueText(double(sampler.value(line)), room.values));
    if (!unit.isEmpty()) {
        painter.drawText(row.adjusted(row.width() - m_widths.unit, 0, 0, 0),
                         Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral(" ") + unit);
    }
    const QRect names = row.adjusted(kSwatchWidth + kSwatchGap, 0, 0, 0);
    painter.drawText(names, Qt::AlignLeft | Qt::AlignVCenter, m_rows[index].shortObject);
    painter.drawText(names.adjusted(m_widths.object, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                     m_rows[index].shortProperty);
}

}  // namespace sinew
