// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/sheet_ground.h"

#include <QPainter>
#include <algorithm>
#include <array>
#include <cmath>

#include "ui/session/player.h"
#include "ui/style/theme.h"
#include "ui/timeline/time_axis.h"

namespace sinew {
namespace {

constexpr int kSelectedAlpha = 110;
constexpr int kGroupAlpha = 120;
constexpr int kRowLineAlpha = 90;
constexpr int kLineAlpha = 150;

QColor withAlpha(QColor color, int alpha) {
    color.setAlpha(alpha);
    return color;
}

/// A byte times a share of 255, as the raster painter rounds it.
int shareOf(int value, int share) {
    const int product = value * share;
    return (product + (product >> 8) + 0x80) >> 8;
}

constexpr std::size_t kFewRuns = 40;  // faster as rectangles

int pixelOf(int place, double ratio) {
    return static_cast<int>(std::lround(place * ratio));
}

}  // namespace

QColor paintedOver(const QColor& ground, const QColor& color) {
    const auto mix = [rest = 255 - color.alpha(), own = color.alpha()](int below, int above) {
        return shareOf(above, own) + shareOf(below, rest);
    };
    return {mix(ground.red(), color.red()), mix(ground.green(), color.green()),
            mix(ground.blue(), color.blue())};
}

void SheetGround::refresh(const Player& player, const TimeAxis& axis, int width, double ratio) {
    findStretches(player, axis, width, ratio);
    findLines(axis, width);
}

void SheetGround::findStretches(const Player& player, const TimeAxis& axis, int width,
                                double ratio) {
    m_stretches.clear();
    if (!player.playable()) {
        m_stretches.push_back({0.0, double(width), theme::kBase});
        return;
    }
    // Whole pixels of the device, so that no two stretches overlap or leave a gap.
    const auto pixelOf = [&](double seconds) {
        const double pixel = std::round(axis.scale().pixelOf(seconds) * ratio) / ratio;
        return std::clamp(pixel, 0.0, double(width));
    };
    const std::array<double, 2> clip{pixelOf(axis.clip().inSeconds),
                                     pixelOf(axis.clip().outSeconds)};
    const std::array<double, 2> played{pixelOf(double(player.clock().startSeconds)),
                                       pixelOf(double(player.clock().endSeconds))};
    std::array<double, 6> edges{0.0, clip[0], clip[1], played[0], played[1], double(width)};
    std::ranges::sort(edges);
    for (std::size_t i = 0; i + 1 < edges.size(); ++i) {
        const double left = edges.at(i);
        if (left == edges.at(i + 1)) {
            continue;
        }
        const auto within = [left](const std::array<double, 2>& range) {
            return left >= range[0] && left < range[1];
        };
        m_stretches.push_back({left, edges.at(i + 1),
                               within(played) ? theme::kPlayed.now()
                               : within(clip) ? theme::kTrack.now()
                                              : theme::kBase.now()});
    }
}

void SheetGround::findLines(const TimeAxis& axis, int width) {
    m_lines.clear();
    const TimelineScale& scale = axis.scale();
    const double step = axis.labelSeconds();
    const double first = std::ceil(scale.secondsAt(0.0) / step);
    for (int i = 0; i <= width; ++i) {
        const double x = std::round(scale.pixelOf((first + i) * step));
        if (x > width) {
            break;
        }
        m_lines.push_back(static_cast<int>(x));
    }
}

/// Each stretch, as far as it lies in the part, in its colour as `tint` changes it.
template <class Tint>
void SheetGround::fill(QPainter& painter, const QRect& part, const Tint& tint) const {
    for (const Stretch& stretch : m_stretches) {
        const double left = std::max(stretch.left, double(part.left()));
        const double right = std::min(stretch.right, double(part.right() + 1));
        if (left < right) {
            painter.fillRect(QRectF(left, part.top(), right - left, part.height()),
                             tint(stretch.color));
        }
    }
}

void SheetGround::drawLines(QPainter& painter, const QRect& part) const {
    const QColor color = withAlpha(theme::kTick, kLineAlpha);
    for (const int x : m_lines) {
        if (x >= part.left() && x <= part.right()) {
            painter.fillRect(QRect(x, part.top(), 1, part.height()), color);
        }
    }
}

void SheetGround::draw(QPainter& painter, const QRect& part) const {
    fill(painter, part, [](const QColor& ground) { return ground; });
    drawLines(painter, part);
}

void SheetGround::drawRow(QPainter& painter, const QRect& part, Tone tone) const {
    const QColor over = tone == Tone::Selected ? withAlpha(theme::kSelection, kSelectedAlpha)
                        : tone == Tone::Group  ? withAlpha(theme::kBase, kGroupAlpha)
                                               : QColor(Qt::transparent);
    const QColor dark = withAlpha(theme::kLine, kRowLineAlpha);
    fill(painter, part.adjusted(0, 0, 0, -1),
         [&over](const QColor& ground) { return paintedOver(ground, over); });
    fill(painter, {part.left(), part.bottom(), part.width(), 1},
         [&](const QColor& ground) { return paintedOver(paintedOver(ground, over), dark); });
    drawLines(painter, part);
}

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
