// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/report/info_appearance.h"
#include "model/facts/key_words.h"
#include "model/facts/material_facts.h"

namespace sinew::cli {

namespace {

template <class Vec>
void writeVector(JsonWriter& json, const char* name, const Vec& value) {
    json.key(name).numbers({&value.x, static_cast<std::size_t>(Vec::length())});
}

void writeTransform(JsonWriter& json, const TextureTransform& transform) {
    json.key("transform").beginObject();
    writeVector(json, "offset", transform.offset);
    json.key("rotation").number(transform.rotationRadians);
    writeVector(json, "scale", transform.scale);
    json.endObject();
}

void writeTextures(JsonWriter& json, const Material& material) {
    json.key("textures").beginArray();
    for (const TextureSlot slot : texturedSlots(material)) {
        const TextureRef& texture = material[slot];
        json.beginObject();
        json.key("slot").string(factsOf(slot).words);
        json.key("texture").integer(texture.texture.value);
        json.key("texcoord").integer(texture.texcoordSet);
        if (texture.transform) {
            writeTransform(json, *texture.transform);
        }
        json.endObject();
    }
    json.endArray();
}

/// An extension's own object, where the material has it.
template <class Layer, class Write>
void writeLayer(JsonWriter& json, const char* name, const std::optional<Layer>& layer,
                Write write) {
    if (layer) {
        json.key(name).beginObject();
        write(*layer);
        json.endObject();
    }
}

void writeSurfaceLayers(JsonWriter& json, const Material& material) {
    writeLayer(json, "clearcoat", material.clearcoat, [&](const Clearcoat& layer) {
        json.key("factor").number(layer.factor);
        json.key("roughnessFactor").number(layer.roughnessFactor);
        json.key("normalScale").number(layer.normalScale);
    });
    writeLayer(json, "sheen", material.sheen, [&](const Sheen& layer) {
        writeVector(json, "colorFactor", layer.colorFactor);
        json.key("roughnessFactor").number(layer.roughnessFactor);
    });
    writeLayer(json, "specular", material.specular, [&](const Specular& layer) {
        json.key("factor").number(layer.factor);
        writeVector(json, "colorFactor", layer.colorFactor);
    });
    writeLayer(json, "iridescence", material.iridescence, [&](const Iridescence& layer) {
        json.key("factor").number(layer.factor);
        json.key("ior").number(layer.ior);
        json.key("thicknessMinimum").number(layer.thicknessMinimum);
        json.key("thicknessMaximum").number(layer.thicknessMaximum);
    });
    writeLayer(json, "anisotropy", material.anisotropy, [&](const Anisotropy& layer) {
        json.key("strength").number(layer.strength);
        json.key("rotation").number(layer.rotationRadians);
    });
    writeLayer(json, "specularGlossiness", material.specularGlossiness,
               [&](const SpecularGlossiness& layer) {
                   writeVector(json, "diffuseFactor", layer.diffuseFactor);
                   writeVector(json, "specularFactor", layer.specularFactor);
                   json.key("glossinessFactor").number(layer.glossinessFactor);
               });
}

void writeVolumeLayers(JsonWriter& json, const Material& material) {
    writeLayer(json, "transmission", material.transmission,
               [&](const Transmission& layer) { json.key("factor").number(layer.factor); });
    writeLayer(json, "volume", material.volume, [&](const Volume& layer) {
        json.key("thicknessFactor").number(layer.thicknessFactor);
        json.key("attenuationDistance").number(layer.attenuationDistance);
        writeVector(json, "attenuationColor", layer.attenuationColor);
    });
}

}  // namespace

void writeMaterial(JsonWriter& json, const Asset& asset, MaterialIndex index) {
    const Material& material = asset[index];
    json.key("alphaMode").string(alphaModeName(material.alphaMode));
    json.key("alphaCutoff").number(material.alphaCutoff);
    json.key("doubleSided").boolean(material.doubleSided);
    writeVector(json, "baseColorFactor", material.baseColorFactor);
    if (const TextureIndex texture = material[TextureSlot::BaseColor].texture) {
        json.key("baseColorTexture").integer(texture.value);
    }
    json.key("metallicFactor").number(material.metallicFactor);
    json.key("roughnessFactor").number(material.roughnessFactor);
    json.key("normalScale").number(material.normalScale);
    json.key("occlusionStrength").number(material.occlusionStrength);
    writeVector(json, "emissiveFactor", material.emissiveFactor);
    writeTextures(json, material);

    json.key("extensions").beginArray();
    for (const std::string& name : extensionsOf(asset, index)) {
        json.string(name);
    }
    json.endArray();
    json.key("unlit").boolean(material.unlit);
    json.key("emissiveStrength").number(material.emissiveStrength);
    json.key("ior").number(material.ior);
    json.key("dispersion").number(material.dispersion);
    writeSurfaceLayers(json, material);
    writeVolumeLayers(json, material);
}

}  // namespace sinew::cli
