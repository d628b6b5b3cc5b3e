// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/playhead.h"

#include <QPainter>
#include <QWidget>
#include <algorithm>
#include <cmath>

#include "ui/session/player.h"
#include "ui/style/theme.h"
#include "ui/timeline/time_axis.h"

namespace sinew {
namespace {

constexpr double kPlayheadWidth = 1.5;
constexpr int kPlayheadReach = 3;  // pixels on either side of its middle, with antialiasing

}  // namespace

double playheadPixel(const TimeAxis& axis, const Player& player) {
    return std::round(axis.scale().pixelOf(double(player.seconds()))) + 0.5;
}

void drawPlayhead(QPainter& painter, double pixel, double top, double bottom) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor(theme::kPlayhead), kPlayheadWidth));
    painter.drawLine(QPointF(pixel, top), QPointF(pixel, bottom));
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void updatePlayhead(QWidget& widget, double pixel) {
    const double inReach =
        std::clamp(pixel, -2.0 * kPlayheadReach, widget.width() + 2.0 * kPlayheadReach);
    widget.update(static_cast<int>(std::floor(inReach)) - kPlayheadReach, 0, 2 * kPlayheadReach + 1,
                  widget.height());
}

}  // namespace sinew
