// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace sinew::theme {

/// What the palette alone cannot say: dock titles, tool buttons, table headers, scroll bars.
[[nodiscard]] QString styleSheet();

}  // namespace sinew::theme
