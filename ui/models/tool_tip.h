// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace sinew {

/// For tooltips with text from the file: Qt would interpret "<b>" in a name as markup.
[[nodiscard]] QString plainToolTip(const QString& text);

}  // namespace sinew
