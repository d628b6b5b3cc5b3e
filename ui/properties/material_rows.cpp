// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <cmath>

#include "model/facts/key_words.h"
#include "ui/properties/common_rows.h"
#include "ui/properties/object_rows.h"
#include "ui/properties/property_list.h"
#include "ui/properties/value_text.h"

namespace sinew {
namespace {

QString alphaWord(AlphaMode mode) {
    return QString::fromLatin1(alphaModeName(mode)).toLower();
}

/// One material's rows, a section at a time.
class MaterialRows {
public:
    MaterialRows(AssetPtr asset, const ObjectRef& object)
        : m_asset(std::move(asset)),
          m_object(object),
          m_material(m_asset->materials[object.index]),
          m_out(m_asset, object) {}

    PropertyRows take() {
        addBase();
        addTextures();
        addKhronos();
        addLayers();
        addVolume();
        return m_out.take();
    }

private:
    /// `where` stands before the pointers that `fill` gives.
    template <class Fill>
    void section(const QString& name, const std::string& where, const Fill& fill) {
        PropertyList list(m_asset, pointerOf(m_object) + where);
        fill(list);
        m_out.section(name, list.take());
    }
    template <class Layer, class Fill>
    void extension(const QString& name, const char* word, const std::optional<Layer>& layer,
                   const Fill& fill) {
        if (layer) {
            section(name, std::string("/extensions/KHR_materials_") + word,
                    [&](PropertyList& list) { fill(list, *layer); });
        }
    }
    static void number(PropertyList& list, const QString& name, float value, const char* where) {
        list.add(name, text::number(value), where);
    }

    void addBase() {
        const Material& m = m_material;
        section(QStringLiteral("Surface"), {}, [&](PropertyList& list) {
            const std::string pbr = "/pbrMetallicRoughness";
            list.color(QStringLiteral("Base colour"), m.baseColorFactor, pbr + "/baseColorFactor");
            list.add(QStringLiteral("Metallic"), text::number(m.metallicFactor),
                     pbr + "/metallicFactor");
            list.add(QStringLiteral("Roughness"), text::number(m.roughnessFactor),
                     pbr + "/roughnessFactor");
            list.color(QStringLiteral("Emissive"), m.emissiveFactor, "/emissiveFactor");
            if (m[TextureSlot::Normal].texture) {
                number(list, QStringLiteral("Normal scale"), m.normalScale, "/normalTexture/scale");
            }
            if (m[TextureSlot::Occlusion].texture) {
                number(list, QStringLiteral("Occlusion strength"), m.occlusionStrength,
                       "/occlusionTexture/strength");
            }
            list.add(QStringLiteral("Alpha"), alphaWord(m.alphaMode), "/alphaMode");
            if (m.alphaMode == AlphaMode::Mask) {
                number(list, QStringLiteral("Alpha cutoff"), m.alphaCutoff, "/alphaCutoff");
            }
            list.add(QStringLiteral("Double-sided"), text::yesNo(m.doubleSided), "/doubleSided");
        });
    }

    void addTextures() {
        section(QStringLiteral("Textures"), {}, [&](PropertyList& list) {
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
        below.add(QStringLiteral("UV set"), text::count(used.texcoordSet), "/texCoord");
        if (used.transform) {
            const std::string where = "/extensions/KHR_texture_transform";
            below.add(QStringLiteral("Offset"), text::vector(used.transform->offset),
                      where + "/offset");
            below.add(QStringLiteral("Rotation"), text::degrees(used.transform->rotationRadians),
                      where + "/rotation");
            below.add(QStringLiteral("Scale"), text::vector(used.transform->scale),
                      where + "/scale");
        }
        below.measured(QStringLiteral("Read as"),
                       facts.srgb ? QStringLiteral("sRGB colour") : QStringLiteral("linear data"));
        list.link(name, used.texture, facts.pointer).rows = below.take();
    }

    void addKhronos() {
        const Material& m = m_material;
        section(QStringLiteral("Light and glass"), "/extensions", [&](PropertyList& list) {
            if (m.unlit) {
                list.add(QStringLiteral("Unlit"), text::yesNo(true), "/KHR_materials_unlit");
            }
            const auto stored = [&](const QString& name, float value, const char* where) {
                number(list, name, value, where);
                list.dropLastIfDefault();
            };
            stored(QStringLiteral("Emissive strength"), m.emissiveStrength,
                   "/KHR_materials_emissive_strength/emissiveStrength");
            stored(QStringLiteral("Index of refraction"), m.ior, "/KHR_materials_ior/ior");
            stored(QStringLiteral("Dispersion"), m.dispersion,
                   "/KHR_materials_dispersion/dispersion");
        });
    }

    void addLayers() {
        const Material& m = m_material;
        extension(QStringLiteral("Clearcoat"), "clearcoat", m.clearcoat,
                  [&](PropertyList& list, const Clearcoat& coat) {
                      number(list, QStringLiteral("Strength"), coat.factor, "/clearcoatFactor");
                      number(list, QStringLiteral("Roughness"), coat.roughnessFactor,
                             "/clearcoatRoughnessFactor");
                      if (m[TextureSlot::ClearcoatNormal].texture) {
                          number(list, QStringLiteral("Normal scale"), coat.normalScale,
                                 "/clearcoatNormalTexture/scale");
                      }
                  });
        extension(QStringLiteral("Sheen"), "sheen", m.sheen,
                  [](PropertyList& list, const Sheen& sheen) {
                      list.color(QStringLiteral("Colour"), sheen.colorFactor, "/sheenColorFactor");
                      number(list, QStringLiteral("Roughness"), sheen.roughnessFactor,
                             "/sheenRoughnessFactor");
                  });
        extension(QStringLiteral("Specular"), "specular", m.specular,
                  [](PropertyList& list, const Specular& specular) {
                      number(list, QStringLiteral("Strength"), specular.factor, "/specularFactor");
                      list.color(QStringLiteral("Colour"), specular.colorFactor,
                                 "/specularColorFactor");
                  });
        extension(QStringLiteral("Anisotropy"), "anisotropy", m.anisotropy,
                  [](PropertyList& list, const Anisotropy& anisotropy) {
                      number(list, QStringLiteral("Strength"), anisotropy.strength,
                             "/anisotropyStrength");
                      list.add(QStringLiteral("Rotation"),
                               text::degrees(anisotropy.rotationRadians), "/anisotropyRotation");
                  });
        extension(QStringLiteral("Specular and glossiness"), "pbrSpecularGlossiness",
                  m.specularGlossiness, [](PropertyList& list, const SpecularGlossiness& old) {
                      list.color(QStringLiteral("Diffuse"), old.diffuseFactor, "/diffuseFactor");
                      list.color(QStringLiteral("Specular"), old.specularFactor, "/specularFactor");
                      number(list, QStringLiteral("Glossiness"), old.glossinessFactor,
                             "/glossinessFactor");
                  });
    }

    void addVolume() {
        const Material& m = m_material;
        extension(QStringLiteral("Transmission"), "transmission", m.transmission,
                  [](PropertyList& list, const Transmission& transmission) {
                      number(list, QStringLiteral("Strength"), transmission.factor,
                             "/transmissionFactor");
                  });
        extension(QStringLiteral("Volume"), "volume", m.volume,
                  [](PropertyList& list, const Volume& volume) {
                      list.add(QStringLiteral("Thickness"), text::meters(volume.thicknessFactor),
                               "/thicknessFactor");
                      list.add(QStringLiteral("Attenuation distance"),
                               std::isinf(volume.attenuationDistance)
                                   ? QStringLiteral("infinite")
                                   : text::meters(volume.attenuationDistance),
                               "/attenuationDistance");
                      list.color(QStringLiteral("Attenuation colour"), volume.attenuationColor,
                                 "/attenuationColor");
                  });
        extension(QStringLiteral("Iridescence"), "iridescence", m.iridescence,
                  [](PropertyList& list, const Iridescence& film) {
                      number(list, QStringLiteral("Strength"), film.factor, "/iridescenceFactor");
                      number(list, QStringLiteral("Index of refraction"), film.ior,
                             "/iridescenceIor");
                      list.add(QStringLiteral("Thinnest film"),
                               text::number(film.thicknessMinimum) + QStringLiteral(" nm"),
                               "/iridescenceThicknessMinimum");
                      list.add(QStringLiteral("Thickest film"),
                               text::number(film.thicknessMaximum) + QStringLiteral(" nm"),
                               "/iridescenceThicknessMaximum");
                  });
    }

    AssetPtr m_asset;
    ObjectRef m_object;
    const Material& m_material;
    PropertyList m_out;
};

}  // namespace

PropertyRows materialRows(const AssetPtr& asset, const ObjectRef& object) {
    return MaterialRows(asset, object).take();
}

}  // namespace sinew
