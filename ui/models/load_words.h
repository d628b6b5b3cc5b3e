// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "model/load/load_asset.h"

namespace sinew {

/// "Decoding images, 43 %": what is being done, and how far it is where that takes a while.
[[nodiscard]] QString stageText(LoadStage stage, float fraction);

}  // namespace sinew
