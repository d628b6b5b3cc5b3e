// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <cmath>
#include <optional>
#include <span>

#include "model/asset/material_table.h"
#include "model/facts/key_words.h"
#include "ui/properties/object_rows.h"
#include "ui/properties/property_list.h"
#include "ui/properties/value_text.h"

namespace sinew {
namespace {

QString alphaWord(AlphaMode mode) {
    return QString::fromLatin1(alphaModeName(mode)).toLower();
}

/// Builds the rows of one material, section by section.
class MaterialRows {
public:
    MaterialRows(AssetPtr asset, const ObjectRef& object)
        : m_asset(std::move(asset)),
          m_object(object),
          m_material(m_asset->materials[object.index]),
          m_factors{.material = factorsOf(m_material)},
          m_out(m_asset, object) {}

    PropertyRows take() {
        addBase();
        addTextures();
        addKhronos();
        addLayers();
        return m_out.take();
    }

private:
    /// `where` is the prefix of pointers added by `fill`.
    template <class Fill>
    void section(const QString& name, const std::string& where, const Fill& fill) {
        PropertyList list(m_asset, pointerOf(m_object) + where);
        fill(list);
        m_out.section(name, list.take());
    }
    static void number(PropertyList& list, const QString& name, float value, const char* where) {
        list.add(name, text::number(value), where);
    }

    void addBase() {
        const Material& m = m_material;
        section("Surface", {}, [&](PropertyList& list) {
            const std::string pbr = "/pbrMetallicRoughness";
            list.color("Base colour", m.baseColorFactor, pbr + "/baseColorFactor");
            list.add("Metallic", text::number(m.metallicFactor), pbr + "/metallicFactor");
            list.add("Roughness", text::number(m.roughnessFactor), pbr + "/roughnessFactor");
            list.color("Emissive", m.emissiveFactor, "/emissiveFactor");
            if (m[TextureSlot::Normal].texture) {
                number(list, "Normal scale", m.normalScale, "/normalTexture/scale");
            }
            if (m[TextureSlot::Occlusion].texture) {
                number(list, "Occlusion strength", m.occlusionStrength,
                       "/occlusionTexture/strength");
            }
            list.add("Alpha", alphaWord(m.alphaMode), "/alphaMode");
            if (m.alphaMode == AlphaMode::Mask) {
                number(list, "Alpha cutoff", m.alphaCutoff, "/alphaCutoff");
            }
            list.add("Double-sided", text::yesNo(m.doubleSided), "/doubleSided");
        });
    }

    void addTextures() {
        section("Textures", {}, [&](PropertyList& list) {
            for (std::size_t i = 0; i < kTextureSlotCount; ++i) {
                if (m_material.textures[i].texture) {
                    addTexture(list, factsOf(static_cast<TextureSlot>(i)), m_material.textures[i]);
                }
            }
        });
    }

    static void addTexture(PropertyList& list, const TextureSlotFacts& facts,
                           const TextureRef& used) {
        QString name = QString::fromUtf8(facts.words);
        name[0] = name[0].toUpper();
        PropertyList below(list.shared(), list.base() + facts.pointer);
        below.add("UV set", text::count(used.texcoordSet), "/texCoord");
        if (used.transform) {
            const std::string where = "/extensions/KHR_texture_transform";
            below.add("Offset", text::vector(used.transform->offset), where + "/offset");
            below.add("Rotation", text::degrees(used.transform->rotationRadians),
                      where + "/rotation");
            below.add("Scale", text::vector(used.transform->scale), where + "/scale");
        }
        below.measured("Read as", facts.srgb ? "sRGB colour" : "linear data");
        list.link(name, used.texture, facts.pointer).rows = below.take();
    }

    void addKhronos() {
        section("Emission and refraction", "/extensions", [&](PropertyList& list) {
            if (m_material.unlit) {
                list.add("Unlit", text::yesNo(true), "/KHR_materials_unlit");
            }
            for (const MaterialExtensionFacts& extension : kMaterialExtensions) {
                if (extension.title == nullptr) {
                    addSingle(list, extension);
                }
            }
        });
    }

    void addSingle(PropertyList& list, const MaterialExtensionFacts& extension) {
        const std::string where = "/" + std::string(extension.name) + "/";
        for (const ExtensionFactor& factor : kExtensionFactors) {
            if (factor.extension == extension.extension) {
                add(list, factor, where + std::string(nameIn(extension, factor.facts.pointer)));
                list.dropLastIfDefault();
            }
        }
    }

    void addLayers() {
        for (const MaterialExtensionFacts& extension : kMaterialExtensions) {
            if (extension.title != nullptr && extension.storage.has(m_material)) {
                section(QString::fromUtf8(extension.title),
                        "/extensions/" + std::string(extension.name),
                        [&](PropertyList& list) { addLayer(list, extension); });
            }
        }
    }

    void addLayer(PropertyList& list, const MaterialExtensionFacts& extension) {
        for (const ExtensionFactor& factor : kExtensionFactors) {
            const std::optional<TextureSlot> holder = holderOf(factor);
            if (factor.extension == extension.extension &&
                (!holder || m_material[*holder].texture)) {
                add(list, factor, "/" + std::string(nameIn(extension, factor.facts.pointer)));
            }
        }
    }

    void add(PropertyList& list, const ExtensionFactor& factor, const std::string& where) {
        const std::span<const float> value = factor.facts.place(m_factors, {});
        const QString name = QString::fromUtf8(factor.label);
        switch (factor.kind) {
            case FactorKind::Number:
                list.add(name, text::number(value[0]), where);
                return;
            case FactorKind::Color:
                list.color(name, glm::vec3(value[0], value[1], value[2]), where).value =
                    text::numbers(value);
                return;
            case FactorKind::Radians:
                list.add(name, text::degrees(value[0]), where);
                return;
            case FactorKind::Meters:
                list.add(name, std::isinf(value[0]) ? "infinite" : text::meters(value[0]), where);
                return;
            case FactorKind::Nanometers:
                list.add(name, text::number(value[0]) + " nm", where);
                return;
        }
    }

    AssetPtr m_asset;
    ObjectRef m_object;
    const Material& m_material;
    ObjectFactors m_factors;
    PropertyList m_out;
};

}  // namespace

PropertyRows materialRows(const AssetPtr& asset, const ObjectRef& object) {
    return MaterialRows(asset, object).take();
}

}  // namespace sinew
