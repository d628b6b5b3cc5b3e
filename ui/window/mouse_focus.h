// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace sinew {

/// Buttons, choices and sliders take the focus by Tab alone, fields not by the wheel, and areas
/// that scroll not at all: a click beside or on their controls would end there.
void limitFocusByMouse(QWidget& widget);

/// Whether the wheel changes a value of this widget.
[[nodiscard]] bool turnsByWheel(const QWidget& widget);

}  // namespace sinew
