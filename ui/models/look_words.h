// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "model/view/look_option.h"

namespace sinew {

// Translated texts of the table of display options.

[[nodiscard]] QString lookText(const char* words);

/// With the present key: "Wireframe over what is shown (Z)"; without one, only the text.
[[nodiscard]] QString withKey(const QString& words, const LookOption& option);

}  // namespace sinew
