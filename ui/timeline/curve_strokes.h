// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <stop_token>

namespace sinew {

struct CurvePicture;

/// Draws the lines of a picture on all cores, and decides its range of values if the wish does
/// not. More points than `manyPoints` are drawn stripe by stripe: the same picture, sooner. The
/// image stays null without memory for it; after a stop it is incomplete.
void strokeCurves(CurvePicture& picture, const std::stop_token& stop,
                  std::size_t manyPoints = 100000);

}  // namespace sinew
