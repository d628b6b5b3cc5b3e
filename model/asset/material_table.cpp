// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/asset/material_table.h"

#include <algorithm>

namespace sinew {

const MaterialExtensionFacts* materialExtension(std::string_view name) noexcept {
    const auto found = std::ranges::find(kMaterialExtensions, name, &MaterialExtensionFacts::name);
    return found != kMaterialExtensions.end() ? &*found : nullptr;
}

bool hasExtension(const Material& material, MaterialExtension extension) noexcept {
    const auto found =
        std::ranges::find(kMaterialExtensions, extension, &MaterialExtensionFacts::extension);
    return found != kMaterialExtensions.end() && found->storage.has(material);
}

bool hasEffect(const Material& material, MaterialExtension extension) noexcept {
    ObjectFactors object{.material = factorsOf(material)};
    return std::ranges::none_of(kExtensionFactors, [&](const ExtensionFactor& factor) {
        return factor.extension == extension && factor.role == FactorRole::Strength &&
               std::ranges::all_of(factor.facts.place(object, {}),
                                   [](float value) { return value == 0.0F; });
    });
}

}  // namespace sinew
