// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/facts/material_facts.h"

#include <algorithm>

namespace sinew {

std::vector<std::string> extensionsOf(const Asset& asset, MaterialIndex material) {
    std::vector<std::string> names;
    if (asset.json == nullptr || material.value >= asset.json->elements("materials").size()) {
        return names;
    }
    const JsonValue* extensions =
        asset.json->elements("materials")[material.value].find("extensions");
    if (extensions == nullptr || extensions->object() == nullptr) {
        return names;
    }
    for (const JsonMember& member : *extensions->object()) {
        if (!member.value.isNull()) {
            names.push_back(member.name);
        }
    }
    return names;
}

std::vector<TextureSlot> texturedSlots(const Material& material) {
    std::vector<TextureSlot> slots;
    for (std::size_t i = 0; i < kTextureSlotCount; ++i) {
        if (material.textures[i].texture) {
            slots.push_back(static_cast<TextureSlot>(i));
        }
    }
    return slots;
}

std::size_t transformCount(const Material& material) {
    return static_cast<std::size_t>(
        std::count_if(material.textures.begin(), material.textures.end(),
                      [](const TextureRef& texture) { return texture.transform.has_value(); }));
}

}  // namespace sinew
