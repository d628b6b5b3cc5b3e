// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/asset/asset.h"

namespace sinew {

/// The name of a clip for titles: "Walk", or "Walk (from walk.glb)" if it is borrowed.
[[nodiscard]] std::string clipTitle(const Asset& asset, AnimationIndex animation);

/// The part after the name: " (from walk.glb)"; empty for a clip of the file itself.
[[nodiscard]] std::string clipOrigin(const Animation& clip);

}  // namespace sinew
