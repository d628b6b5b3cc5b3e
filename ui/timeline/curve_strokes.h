// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <stop_token>

#include "model/tracks/curve_drawing.h"
#include "ui/style/shade.h"

namespace sinew {

struct CurvePicture;

/// Draws the lines of a picture on all cores, and chooses its range of values if the request does
/// not. More points than `manyPoints` are drawn stripe by stripe: the same picture, sooner. The
/// image stays null without memory for it; after a stop it is incomplete.
void strokeCurves(CurvePicture& picture, const std::stop_token& stop,
                  std::size_t manyPoints = 100000);

/// The colour of a line: of its component, of its property if it is the only number, one of many
/// for morph targets; lighter or darker for further nodes.
[[nodiscard]] QColor lineColor(const CurveSet& set, const CurveLine& line, theme::Brightness theme);

}  // namespace sinew
