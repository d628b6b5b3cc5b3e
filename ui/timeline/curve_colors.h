// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/tracks/curve_drawing.h"
#include "ui/style/shade.h"

namespace sinew {

/// The colour of a line: of its component, of its property if it is the only number, one of many
/// for morph targets; lighter or darker for further nodes.
[[nodiscard]] QColor lineColor(const CurveSet& set, const CurveLine& line, theme::Brightness theme);

}  // namespace sinew
