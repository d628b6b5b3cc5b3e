// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QKeySequence>
#include <QString>
#include <span>

#include "model/view/look_option.h"

namespace sinew {

// Translated texts of the table of display options.

[[nodiscard]] QString lookText(const char* words);
[[nodiscard]] QKeySequence lookKey(const LookOption& option);  // empty: none

/// "Wireframe over what is shown (Z)"; without a key, only the text.
[[nodiscard]] QString withKey(const QString& words, const LookOption& option);

/// A line of the list of keys: "B, Shift + B" and "Bones, joint names".
struct LookKeys {
    QString keys;  // empty: no key in these sections
    QString meaning;
};
[[nodiscard]] LookKeys lookKeys(std::span<const LookSection> sections);

}  // namespace sinew
