// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/asset.h"

namespace sinew {

/// Whether a picture follows what drives the property, or the property has no effect on any. The
/// counterpart of viewport/scene/material/material_constants.cpp, for the findings.
[[nodiscard]] bool isShown(const Asset& asset, const PropertyTarget& target) noexcept;

}  // namespace sinew
