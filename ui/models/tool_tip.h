// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace sinew {

/// For tooltips that hold text of the file: Qt would take "<b>" in a name for markup.
[[nodiscard]] QString plainToolTip(const QString& text);

}  // namespace sinew
