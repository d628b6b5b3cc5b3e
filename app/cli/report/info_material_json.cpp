// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/report/info_appearance.h"
#include "model/asset/material_table.h"
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

void writeFactors(JsonWriter& json, MaterialExtension extension, ObjectFactors& object) {
    for (const ExtensionFactor& factor : kExtensionFactors) {
        if (factor.extension != extension) {
            continue;
        }
        const std::span<const float> floats = factor.facts.place(object, {});
        json.key(factor.key);
        if (floats.size() == 1) {
            json.number(floats[0]);
        } else {
            json.numbers(floats);
        }
    }
}

/// An object for each extension of the material; numbers of extensions without an object are
/// written for every material.
void writeExtensions(JsonWriter& json, const Material& material) {
    ObjectFactors object{.material = factorsOf(material)};
    for (const MaterialExtensionFacts& extension : kMaterialExtensions) {
        if (extension.key == nullptr) {
            writeFactors(json, extension.extension, object);
        } else if (extension.storage.has(material)) {
            json.key(extension.key).beginObject();
            writeFactors(json, extension.extension, object);
            json.endObject();
        }
    }
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
    writeExtensions(json, material);
}

}  // namespace sinew::cli
