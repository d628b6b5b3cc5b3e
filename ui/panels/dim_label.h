// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

class QLabel;
class QString;

namespace sinew {

/// How the style sheet colours the text of a label, in any theme.
enum class LabelTone { Normal, Dim, Accent, Alarm };
void setTone(QLabel& label, LabelTone tone);

/// A dimmed label for the values next to it. The caller owns the label.
[[nodiscard]] QLabel* dimLabel(const QString& text);

}  // namespace sinew
