// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/front.h"

#include <numbers>

namespace sinew {

float frontYaw(const Asset& asset) noexcept {
    const bool facesBack = asset.vrm && asset.vrm->version.starts_with('0');
    return facesBack ? std::numbers::pi_v<float> : 0.0F;
}

}  // namespace sinew
