// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <optional>
#include <span>

namespace sinew {

class Player;
class TimeAxis;

/// What ruler, lane, dope sheet, curves and the plot of vertices have in common: a widget over the
/// time axis that scrubs. The wheel zooms time, with Shift it scrolls; plus and minus zoom at the
/// playhead. With the keys it has a frame. Where something can be chosen, the arrows and Enter do
/// that.
class TimeChart : public QWidget {
protected:
    static constexpr double kWheelOctave = 480.0;  // eighths of a degree for twice as close

    /// Player and axis are borrowed.
    TimeChart(Player& player, TimeAxis& axis);

    void startScrubbing(const QMouseEvent& event);  // pauses
    void scrub(const QMouseEvent& event);
    void endScrubbing();  // plays on if it played before
    void stayAfterScrubbing() noexcept { m_playedBefore = false; }
    [[nodiscard]] bool scrubbing() const noexcept { return m_scrubbing; }
    void returnFromClick();  // restores the time before it

    /// Whether there is something to choose: the arrows are this widget's only then.
    void setChoosable(bool any);
    virtual void stepAlong(int /*direction*/) {}   // Left, Right: -1, 1
    virtual void stepAcross(int /*direction*/) {}  // Up, Down: -1, 1
    virtual void goToChosen() {}                   // Enter
    virtual void zoomByKey(double factor, Qt::KeyboardModifiers modifiers);

    void drawFocus(QPainter& painter) const;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

    Player& m_player;
    TimeAxis& m_axis;

private:
    bool choose(int key);

    bool m_choosable = false;
    bool m_scrubbing = false;
    bool m_playedBefore = false;
    float m_secondsBefore = 0.0F;
};

/// The key after that time (direction 1) or before it (-1). None: there is none.
[[nodiscard]] std::optional<std::size_t> keyBeside(std::span<const float> times, float seconds,
                                                   int direction) noexcept;

/// The middle of the line that marks the present time in the widgets of a time axis, in pixels from
/// their left edge.
[[nodiscard]] double playheadPixel(const TimeAxis& axis, const Player& player);

void drawPlayhead(QPainter& painter, double pixel, double top, double bottom);

/// Asks for what the line covers to be painted again.
void updatePlayhead(QWidget& widget, double pixel);

}  // namespace sinew
