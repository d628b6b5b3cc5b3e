// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <span>

class QColor;
class QPainter;

namespace sinew {

/// Pixels of a widget that are filled without a gap.
struct TickRun {
    int first = 0;
    int last = 0;
};

/// Upright lines of one height and colour. Many are painted as one image, whose memory is used
/// again: thousands of rectangles in a row take several times as long.
class TickStrip {
public:
    /// `runs` ascend. The pixels of the device are `ratio` times those of the widget.
    void draw(QPainter& painter, std::span<const TickRun> runs, int top, int height,
              const QColor& color, double ratio);

private:
    void drawMany(QPainter& painter, std::span<const TickRun> runs, int top, int height,
                  const QColor& color, double ratio);

    QImage m_image;
};

}  // namespace sinew
