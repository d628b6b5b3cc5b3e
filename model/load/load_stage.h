// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/load/load_asset.h"

namespace sinew {

/// What is being done, for a person: "Decoding images".
[[nodiscard]] const char* stageWords(LoadStage stage) noexcept;

/// How far loading is as a whole, 0 to 1, from a stage and the part of it that is done. Grows from
/// stage to stage.
[[nodiscard]] float overallProgress(LoadStage stage, float fraction) noexcept;

}  // namespace sinew
