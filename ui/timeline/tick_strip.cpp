// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/tick_strip.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr std::size_t kFewRuns = 40;  // faster as rectangles

int pixelOf(int place, double ratio) {
    return static_cast<int>(std::lround(place * ratio));
}

}  // namespace

void TickStrip::draw(QPainter& painter, std::span<const TickRun> runs, int top, int height,
                     const QColor& color, double ratio) {
    if (runs.size() > kFewRuns) {
        drawMany(painter, runs, top, height, color, ratio);
        return;
    }
    for (const TickRun& run : runs) {
        painter.fillRect(QRect(run.first, top, run.last - run.first + 1, height), color);
    }
}

void TickStrip::drawMany(QPainter& painter, std::span<const TickRun> runs, int top, int height,
                         const QColor& color, double ratio) {
    const int left = pixelOf(runs.front().first, ratio);
    const int width = pixelOf(runs.back().last + 1, ratio) - left;
    const int lines = pixelOf(top + height, ratio) - pixelOf(top, ratio);
    if (m_image.width() < width || m_image.height() < lines) {
        m_image = QImage(std::max(width, m_image.width()), std::max(lines, m_image.height()),
                         QImage::Format_ARGB32_Premultiplied);
    }
    auto* line = reinterpret_cast<QRgb*>(m_image.scanLine(0));
    std::fill_n(line, width, QRgb{0});
    for (const TickRun& run : runs) {
        std::fill(line + pixelOf(run.first, ratio) - left,
                  line + pixelOf(run.last + 1, ratio) - left, color.rgb());
    }
    for (int y = 1; y < lines; ++y) {
        std::copy_n(line, width, reinterpret_cast<QRgb*>(m_image.scanLine(y)));
    }
    painter.save();
    painter.scale(1.0 / ratio, 1.0 / ratio);  // pixels of the device: copied, not stretched
    painter.drawImage(QPoint(left, pixelOf(top, ratio)), m_image, QRect(0, 0, width, lines));
    painter.restore();
}

}  // namespace sinew
