// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/asset/material.h"

#include <cmath>

#include "model/asset/material_table.h"

namespace sinew {
const TextureSlotFacts& factsOf(TextureSlot slot) noexcept {
    return kTextureSlots[static_cast<std::size_t>(slot)];
}

glm::mat3 uvMatrix(const TextureTransform& transform) noexcept {
    const float c = std::cos(transform.rotationRadians);
    const float s = std::sin(transform.rotationRadians);
    return {{c * transform.scale.x, -s * transform.scale.x, 0.0F},
            {s * transform.scale.y, c * transform.scale.y, 0.0F},
            {transform.offset, 1.0F}};
}

}  // namespace sinew
