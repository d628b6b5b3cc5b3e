// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/asset/asset.h"
#include "model/core/diagnostic.h"

namespace sinew {

/// "; it moves the surface by up to 0.31 units (5.2 % of the model's size), vertex 12 of 'Body' in
/// 'Walk' at 0.5 s", or that it has no visible effect. `withMoment`: names clip and time. The
/// effect is measured.
[[nodiscard]] std::string effectWords(const Asset& asset, const SurfaceEffect& effect,
                                      bool withMoment);

/// "5.2 %", "none" if it is not visible.
[[nodiscard]] std::string effectShare(const SurfaceEffect& effect);

}  // namespace sinew
