// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/shown_color.h"

namespace sinew {

ShownColor shownColor(const Material& material) noexcept {
    const bool diffuse = material.specularGlossiness && !material.unlit;
    const TextureSlot slot = diffuse ? TextureSlot::Diffuse : TextureSlot::BaseColor;
    return {slot, material[slot]};
}

}  // namespace sinew
