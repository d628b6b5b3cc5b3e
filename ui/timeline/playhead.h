// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

class QPainter;
class QWidget;

namespace sinew {

class Player;
class TimeAxis;

/// The middle of the line that marks the present time in the widgets of a time axis, in pixels from
/// their left edge.
[[nodiscard]] double playheadPixel(const TimeAxis& axis, const Player& player);

void drawPlayhead(QPainter& painter, double pixel, double top, double bottom);

/// Asks for what the line covers to be painted again.
void updatePlayhead(QWidget& widget, double pixel);

}  // namespace sinew
