// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "model/asset/asset.h"

namespace sinew::fuzz {

/// Poses an asset in every mode, also at extreme times and weights: single clips, layers, in place,
/// as a crowd. Deforms the drawn meshes and reads the animated properties of materials, cameras and
/// lights. A crowd must match the evaluator bit for bit.
void usePoses(const std::shared_ptr<const Asset>& asset);

}  // namespace sinew::fuzz
