// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "model/asset/asset.h"

namespace sinew::fuzz {

/// Poses an asset in every way there is, at times and weights that no clip was made for: clips one
/// by one, as layers, in place, as a crowd; deforms what is drawn; looks at what moves in
/// materials, cameras and lights. A crowd must agree with the evaluator to the last bit.
void usePoses(const std::shared_ptr<const Asset>& asset);

}  // namespace sinew::fuzz
