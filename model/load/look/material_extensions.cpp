// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/look/material_extensions.h"

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/asset/material_table.h"

namespace sinew::load {
namespace {

NumberRange rangeOf(const ExtensionFactor& factor) {
    // See checkAttenuation.
    if (factor.property == Property::AttenuationDistance) {
        return {};
    }
    const NumberRange finite;
    return {std::max(factor.facts.min, finite.min), std::min(factor.facts.max, finite.max)};
}

// `name`: relative to the extension's object; may be nested: "clearcoatNormalTexture/scale".
void readFactor(const ValueReader& source, std::string_view name, const ExtensionFactor& factor,
                std::span<float> out) {
    if (const std::size_t slash = name.find('/'); slash != std::string_view::npos) {
        readFactor(source.below(name.substr(0, slash)), name.substr(slash + 1), factor, out);
    } else if (out.size() == 1) {
        source.number(name, out[0], rangeOf(factor));
    } else {
        source.color(name, out, rangeOf(factor));
    }
}

void readExtension(const MaterialExtensionFacts& extension, const ValueReader& source,
                   Material& out) {
    ObjectFactors object;
    for (const ExtensionFactor& factor : kExtensionFactors) {
        if (factor.extension == extension.extension) {
            readFactor(source, nameIn(extension, factor.facts.pointer), factor,
                       factor.facts.place(object, {}));
        }
    }
    extension.storage.store(object.material, out);
}

// 0 means an infinite index: Fresnel terms of 1.
void checkIor(const ValueReader& source, float& ior) {
    if (ior > 0.0F) {
        source.number("ior", ior, {.min = 1.0F});
    }
}

void checkAttenuation(const ValueReader& source, Volume& volume) {
    if (volume.attenuationDistance <= 0.0F) {
        source.report(Severity::Error, "ATTENUATION_DISTANCE_NOT_POSITIVE",
                      "the attenuation distance must be greater than 0; the volume is shown clear",
                      "attenuationDistance");
        volume.attenuationDistance = Volume{}.attenuationDistance;
    }
}

// The extensions that the material uses, of those that match, by name: "A, B, C".
template <class Predicate>
std::string usedOf(const ValueReader& extensions, const Predicate& matches) {
    std::vector<std::string_view> names;
    for (const MaterialExtensionFacts& extension : kMaterialExtensions) {
        if (matches(extension) && extensions.find(extension.name) != nullptr) {
            names.push_back(extension.name);
        }
    }
    std::ranges::sort(names);
    std::string used;
    for (const std::string_view name : names) {
        used += (used.empty() ? "" : ", ") + std::string(name);
    }
    return used;
}

bool extendsMetallicRoughness(const MaterialExtensionFacts& extension) {
    return extension.extendsMetallicRoughness;
}

void checkUnlit(const ValueReader& extensions) {
    const std::string used = usedOf(extensions, [](const MaterialExtensionFacts& extension) {
        return extension.extension != MaterialExtension::Unlit;
    });
    if (!used.empty()) {
        extensions.report(Severity::Warning, "UNLIT_WITH_OTHER_EXTENSIONS",
                          "the material is unlit and must not use " + used +
                              "; it is drawn unlit and they have no effect");
    }
}

void checkSpecularGlossiness(const ValueReader& extensions) {
    if (const std::string used = usedOf(extensions, extendsMetallicRoughness); !used.empty()) {
        extensions.report(
            Severity::Warning, "SPECULAR_GLOSSINESS_WITH_OTHER_EXTENSIONS",
            "the specular-glossiness material must not use " + used + "; they have no effect");
    }
}

void checkEmissiveStrength(const ValueReader& extensions, const Material& material) {
    if (material.emissiveStrength > 1.0F && material.emissiveFactor == glm::vec3(0.0F)) {
        extensions.report(Severity::Warning, "EMISSIVE_STRENGTH_UNUSED",
                          "the material has an emissive strength but its emissive factor is black: "
                          "it emits no light",
                          "KHR_materials_emissive_strength");
    }
}

void checkVolume(const ValueReader& extensions, const Material& material) {
    if (material.volume && !material.transmission &&
        extensions.find("KHR_materials_diffuse_transmission") == nullptr) {
        extensions.report(
            Severity::Warning, "VOLUME_WITHOUT_TRANSMISSION",
            "the material has a volume but no transmission: KHR_materials_transmission is missing",
            "KHR_materials_volume");
    }
    if (material.volume && material.doubleSided && material.volume->thicknessFactor > 0.0F) {
        extensions.report(Severity::Warning, "VOLUME_DOUBLE_SIDED",
                          "a volume needs a closed, single-sided surface, but the material is "
                          "double-sided",
                          "KHR_materials_volume");
    }
    if (material.dispersion > 0.0F && !material.volume) {
        extensions.report(Severity::Warning, "DISPERSION_WITHOUT_VOLUME",
                          "dispersion needs a volume, but the material has none",
                          "KHR_materials_dispersion");
    }
}

}  // namespace

void readMaterialExtensions(const ValueReader& extensions, Material& out) {
    if (!extensions) {
        return;
    }
    for (const MaterialExtensionFacts& extension : kMaterialExtensions) {
        if (const ValueReader source = extensions.below(extension.name)) {
            readExtension(extension, source, out);
        }
    }
    checkIor(extensions.below("KHR_materials_ior"), out.ior);
    if (out.volume) {
        checkAttenuation(extensions.below("KHR_materials_volume"), *out.volume);
    }
    if (out.unlit) {
        checkUnlit(extensions);
    } else if (out.specularGlossiness) {
        checkSpecularGlossiness(extensions);
    }
    checkEmissiveStrength(extensions, out);
    checkVolume(extensions, out);
}

}  // namespace sinew::load
