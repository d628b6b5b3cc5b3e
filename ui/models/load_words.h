// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "model/load/load_asset.h"

namespace sinew {

/// "Decoding images, 43 %": what is being done, and how far it is where that takes a while.
[[nodiscard]] QString stageText(LoadStage stage, float fraction);

/// How far loading is as a whole, 0 to 1, from a stage and the part of it that is done. Grows from
/// stage to stage.
[[nodiscard]] float overallProgress(LoadStage stage, float fraction) noexcept;

}  // namespace sinew
