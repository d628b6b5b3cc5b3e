// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

class QLabel;
class QString;

namespace sinew {

/// Words that stand back behind the values beside them. The caller owns the label.
[[nodiscard]] QLabel* dimLabel(const QString& text);

}  // namespace sinew
