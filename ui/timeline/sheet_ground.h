// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QImage>
#include <span>
#include <vector>

class QColor;
class QPainter;
class QRect;

namespace sinew {

class Player;
class TimeAxis;

/// What is behind the keys of a dope sheet: the clip, its played part, the rows, and a line at
/// every label of the ruler. Fills each pixel once, because a sheet has millions of them.
class SheetGround {
public:
    enum class Tone { Plain, Group, Selected };

    /// Finds everything anew, for a sheet of so many pixels in width on a device with `ratio`.
    void refresh(const Player& player, const TimeAxis& axis, int width, double ratio);
    /// A part of the sheet outside of rows, or of a row, which has a line below.
    void draw(QPainter& painter, const QRect& part) const;
    void drawRow(QPainter& painter, const QRect& part, Tone tone) const;

private:
    struct Stretch {
        double left = 0.0;
        double right = 0.0;
        QColor color;
    };
    void findStretches(const Player& player, const TimeAxis& axis, int width, double ratio);
    void findLines(const TimeAxis& axis, int width);
    template <class Tint>
    void fill(QPainter& painter, const QRect& part, const Tint& tint) const;
    void drawLines(QPainter& painter, const QRect& part) const;

    std::vector<Stretch> m_stretches;  // side by side
    std::vector<int> m_lines;
};

/// What a pixel of `ground` becomes when `color` is painted over it.
[[nodiscard]] QColor paintedOver(const QColor& ground, const QColor& color);

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
