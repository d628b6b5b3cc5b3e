// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/view/camera.h"

namespace sinew {

/// The camera of a picture, from its sidecar (`render --metadata`; of a sheet, that of its first
/// cell) or from a saved state. Throws Failure (exit 3).
[[nodiscard]] OrbitCamera cameraOfFile(const std::string& path);

}  // namespace sinew
