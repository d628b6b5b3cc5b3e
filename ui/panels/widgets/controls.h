// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

class QCheckBox;
class QDoubleSpinBox;
class QPushButton;
class QString;
class QToolButton;
class QWidget;

namespace sinew {

// Controls with their names. `name` is the object name, which tests and the style sheet use. The
// caller owns what is made.

/// Also what a screen reader says, and the tool tip.
void nameControl(QWidget& control, const char* name, const QString& accessibleName,
                 const QString& tip);

[[nodiscard]] QCheckBox* checkBox(const char* name, const QString& text, const QString& tip);
[[nodiscard]] QPushButton* pushButton(const char* name, const QString& text, const QString& tip);
[[nodiscard]] QToolButton* wordButton(const char* name, const QString& text, const QString& tip);
/// A button with an empty menu, which opens at once.
[[nodiscard]] QToolButton* menuButton(const char* name, const QString& text, const QString& tip);
/// A button without text: its tip is what a screen reader says.
[[nodiscard]] QToolButton* iconButton(const char* name, const char* drawing, const QString& tip);
[[nodiscard]] QToolButton* toggleButton(const char* name, const char* drawing, const QString& tip);

struct FieldRange {
    double least = 0.0;
    double most = 1.0;
    double step = 0.1;
    int decimals = 1;
    double usual = 0.0;
    const char* unit = "";  // UTF-8, with its space
};

/// An edit field on the right of which nothing can be clicked: arrow keys and the wheel step. Its
/// value changes when the text is complete.
[[nodiscard]] QDoubleSpinBox* numberField(const FieldRange& range, QWidget* parent = nullptr);

}  // namespace sinew
