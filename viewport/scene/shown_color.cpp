// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/shown_color.h"

namespace sinew {

ShownColor shownColor(const Material& material) noexcept {
    if (material.specularGlossiness && !material.unlit) {
        return {material[TextureSlot::Diffuse], material.specularGlossiness->diffuseFactor};
    }
    return {material[TextureSlot::BaseColor], material.baseColorFactor};
}

}  // namespace sinew
