// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/look/material_extensions.h"

#include <string>
#include <string_view>

namespace sinew::load {
namespace {

// Extensions that must not be combined with KHR_materials_unlit or pbrSpecularGlossiness.
constexpr std::string_view kLayers[] = {
    "KHR_materials_anisotropy", "KHR_materials_clearcoat",    "KHR_materials_dispersion",
    "KHR_materials_ior",        "KHR_materials_iridescence",  "KHR_materials_sheen",
    "KHR_materials_specular",   "KHR_materials_transmission", "KHR_materials_volume",
};

Clearcoat readClearcoat(const ValueReader& source) {
    Clearcoat out;
    source.number("clearcoatFactor", out.factor, kUnitRange);
    source.number("clearcoatRoughnessFactor", out.roughnessFactor, kUnitRange);
    source.below("clearcoatNormalTexture").number("scale", out.normalScale);
    return out;
}

Sheen readSheen(const ValueReader& source) {
    Sheen out;
    source.color("sheenColorFactor", out.colorFactor);
    source.number("sheenRoughnessFactor", out.roughnessFactor, kUnitRange);
    return out;
}

Specular readSpecular(const ValueReader& source) {
    Specular out;
    source.number("specularFactor", out.factor, kUnitRange);
    source.color("specularColorFactor", out.colorFactor, kNotNegative);
    return out;
}

Transmission readTransmission(const ValueReader& source) {
    Transmission out;
    source.number("transmissionFactor", out.factor, kUnitRange);
    return out;
}

Volume readVolume(const ValueReader& source) {
    Volume out;
    source.number("thicknessFactor", out.thicknessFactor, kNotNegative);
    source.number("attenuationDistance", out.attenuationDistance);
    source.color("attenuationColor", out.attenuationColor);
    if (out.attenuationDistance <= 0.0F) {
        source.report(Severity::Error, "ATTENUATION_DISTANCE_NOT_POSITIVE",
                      "the attenuation distance must be greater than 0; the volume is shown clear",
                      "attenuationDistance");
        out.attenuationDistance = Volume{}.attenuationDistance;
    }
    return out;
}

Iridescence readIridescence(const ValueReader& source) {
    Iridescence out;
    source.number("iridescenceFactor", out.factor, kUnitRange);
    source.number("iridescenceIor", out.ior, {.min = 1.0F});
    source.number("iridescenceThicknessMinimum", out.thicknessMinimum, kNotNegative);
    source.number("iridescenceThicknessMaximum", out.thicknessMaximum, kNotNegative);
    return out;
}

Anisotropy readAnisotropy(const ValueReader& source) {
    Anisotropy out;
    source.number("anisotropyStrength", out.strength, kUnitRange);
    source.number("anisotropyRotation", out.rotationRadians);
    return out;
}

SpecularGlossiness readSpecularGlossiness(const ValueReader& source) {
    SpecularGlossiness out;
    source.color("diffuseFactor", out.diffuseFactor);
    source.color("specularFactor", out.specularFactor);
    source.number("glossinessFactor", out.glossinessFactor, kUnitRange);
    return out;
}

// 0 means an infinite index: Fresnel terms of 1.
void readIor(const ValueReader& source, float& out) {
    float stored = out;
    source.number("ior", stored, kNotNegative);
    if (stored > 0.0F) {
        source.number("ior", stored, {.min = 1.0F});
    }
    out = stored;
}

template <class Layer, class Read>
void readLayer(const ValueReader& extensions, std::string_view name, std::optional<Layer>& out,
               const Read& read) {
    if (const ValueReader source = extensions.below(name)) {
        out = read(source);
    }
}

// Those of `names` that the material uses: "A, B and C"; empty if there are none.
template <class Names>
std::string usedOf(const ValueReader& extensions, const Names& names) {
    std::string used;
    for (const std::string_view name : names) {
        if (extensions.find(name) != nullptr) {
            used += (used.empty() ? "" : ", ") + std::string(name);
        }
    }
    return used;
}

void checkUnlit(const ValueReader& extensions) {
    constexpr std::string_view kOthers[] = {"KHR_materials_emissive_strength",
                                            "KHR_materials_pbrSpecularGlossiness"};
    std::string used = usedOf(extensions, kLayers);
    const std::string more = usedOf(extensions, kOthers);
    used += (used.empty() || more.empty() ? "" : ", ") + more;
    if (!used.empty()) {
        extensions.report(Severity::Warning, "UNLIT_WITH_OTHER_EXTENSIONS",
                          "the material is unlit and must not use " + used +
                              " ; it is drawn unlit and they have no effect");
    }
}

void checkSpecularGlossiness(const ValueReader& extensions) {
    if (const std::string used = usedOf(extensions, kLayers); !used.empty()) {
        extensions.report(
            Severity::Warning, "SPECULAR_GLOSSINESS_WITH_OTHER_EXTENSIONS",
            "the specular-glossiness material must not use " + used + " ; they have no effect");
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
    out.unlit = extensions.find("KHR_materials_unlit") != nullptr;
    extensions.below("KHR_materials_emissive_strength")
        .number("emissiveStrength", out.emissiveStrength, kNotNegative);
    readIor(extensions.below("KHR_materials_ior"), out.ior);
    extensions.below("KHR_materials_dispersion").number("dispersion", out.dispersion, kNotNegative);
    readLayer(extensions, "KHR_materials_clearcoat", out.clearcoat, readClearcoat);
    readLayer(extensions, "KHR_materials_sheen", out.sheen, readSheen);
    readLayer(extensions, "KHR_materials_specular", out.specular, readSpecular);
    readLayer(extensions, "KHR_materials_transmission", out.transmission, readTransmission);
    readLayer(extensions, "KHR_materials_volume", out.volume, readVolume);
    readLayer(extensions, "KHR_materials_iridescence", out.iridescence, readIridescence);
    readLayer(extensions, "KHR_materials_anisotropy", out.anisotropy, readAnisotropy);
    readLayer(extensions, "KHR_materials_pbrSpecularGlossiness", out.specularGlossiness,
              readSpecularGlossiness);

    if (out.unlit) {
        checkUnlit(extensions);
    } else if (out.specularGlossiness) {
        checkSpecularGlossiness(extensions);
    }
    checkEmissiveStrength(extensions, out);
    checkVolume(extensions, out);
}

}  // namespace sinew::load
