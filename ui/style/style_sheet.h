// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace sinew::theme {

/// Styles beyond the palette: dock titles, tool buttons, table headers, scroll bars.
[[nodiscard]] QString styleSheet();

}  // namespace sinew::theme
