// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/asset/asset.h"

namespace sinew {

/// The nodes that stand for joints in a file without a skin: those drawn as bones, if the scene
/// draws nothing else. Parents first. Empty: there is a skin, or something to draw.
[[nodiscard]] std::vector<NodeIndex> bonesAlone(const Asset& asset, SceneIndex scene);

}  // namespace sinew
