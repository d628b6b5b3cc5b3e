// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QKeySequence>
#include <QString>

namespace sinew {

/// For tooltips with text from the file: Qt would interpret "<b>" in a name as markup.
[[nodiscard]] QString plainToolTip(const QString& text);

/// "Wireframe over what is shown (Z)"; without a key, only the words.
[[nodiscard]] QString withKey(const QString& words, const QKeySequence& key);

}  // namespace sinew
