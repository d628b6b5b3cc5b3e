// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "model/load/load_asset.h"
#include "ui/session/document.h"

namespace sinew {

/// "Decoding images, 43 %": the stage, with its progress if it takes long.
[[nodiscard]] QString stageText(LoadStage stage, float fraction);

/// "uploading, 43 %"; the stage of a file being uploaded to the graphics device.
[[nodiscard]] QString arrivalText(ArrivalStage stage, float fraction);

}  // namespace sinew
