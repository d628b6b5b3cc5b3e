// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/load/load_asset.h"

namespace sinew {

/// The stage as text for the user: "Decoding images".
[[nodiscard]] const char* stageWords(LoadStage stage) noexcept;

/// Overall progress, 0 to 1, from a stage and its progress. Increases from stage to stage.
[[nodiscard]] float overallProgress(LoadStage stage, float fraction) noexcept;

}  // namespace sinew
