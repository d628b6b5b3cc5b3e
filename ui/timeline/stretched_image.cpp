// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/stretched_image.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr int kBandRows = 64;  // as much as a cache holds

/// Finds the source of each pixel from the result on: the nearest one, with `count` in all, of
/// those that are stretched over [from, to). Only pixels in [first, end).
int findSources(double from, double to, int count, int first, int end, std::vector<int>& sources) {
    sources.clear();
    const double each = count / (to - from);
    const int begin = std::max(first, static_cast<int>(std::ceil(from - 0.5)));
    for (int pixel = begin; pixel < end; ++pixel) {
        const int source = static_cast<int>(std::floor((pixel + 0.5 - from) * each));
        if (source >= count) {
            break;
        }
        sources.push_back(std::max(source, 0));
    }
    return begin;
}

}  // namespace

void StretchedImage::draw(QPainter& painter, const QImage& image, const QRectF& target,
                          const QRect& part, double ratio) {
    const auto pixel = [ratio](double place) {
        return static_cast<int>(std::lround(place * ratio));
    };
    const int left = findSources(target.left() * ratio, target.right() * ratio, image.width(),
                                 pixel(part.left()), pixel(part.right() + 1), m_columns);
    const int top = findSources(target.top() * ratio, target.bottom() * ratio, image.height(),
                                pixel(part.top()), pixel(part.bottom() + 1), m_rows);
    const auto width = static_cast<int>(m_columns.size());
    const auto height = static_cast<int>(m_rows.size());
    if (width == 0 || height == 0) {
        return;
    }
    if (m_band.width() < width) {
        m_band = QImage(width, kBandRows, QImage::Format_ARGB32_Premultiplied);
    }
    painter.save();
    painter.scale(1.0 / ratio, 1.0 / ratio);  // pixels of the device
    for (int first = 0; first < height; first += kBandRows) {
        const int rows = std::min(kBandRows, height - first);
        for (int row = 0; row < rows; ++row) {
            const auto* from = reinterpret_cast<const QRgb*>(
                image.constScanLine(m_rows[static_cast<std::size_t>(first + row)]));
            auto* to = reinterpret_cast<QRgb*>(m_band.scanLine(row));
            for (const int column : m_columns) {
                *to++ = from[column];
            }
        }
        painter.drawImage(QPoint(left, top + first), m_band, QRect(0, 0, width, rows));
    }
    painter.restore();
}

}  // namespace sinew
