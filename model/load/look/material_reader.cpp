// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/look/material_reader.h"

#include <string_view>

#include "model/asset/texture.h"
#include "model/core/json_pointer.h"
#include "model/load/accessor/value_reader.h"
#include "model/load/look/material_extensions.h"
#include "model/load/source/path.h"

namespace sinew::load {

namespace {

void readPair(const JsonValue& source, std::string_view name, glm::vec2& out) {
    const JsonValue::Array& pair = source.elements(name);
    if (pair.size() == 2) {
        out = {toFloat(*pair[0].number()), toFloat(*pair[1].number())};
    }
}

TextureTransform readTransform(const JsonValue& source) {
    TextureTransform transform;
    readPair(source, "offset", transform.offset);
    readPair(source, "scale", transform.scale);
    if (const JsonValue* rotation = source.find("rotation")) {
        transform.rotationRadians = toFloat(*rotation->number());
    }
    return transform;
}

/// Reads a textureInfo of a material (glTF 2.0, 3.9.1) with its KHR_texture_transform, which may
/// override the texture coordinate set. Null: no texture.
TextureRef readTextureRef(const JsonValue* source) {
    TextureRef out;
    if (source == nullptr || source->find("index") == nullptr) {
        return out;
    }
    out.texture = TextureIndex(source->integer("index", 0));
    out.texcoordSet = static_cast<std::uint32_t>(source->integer("texCoord", 0));
    const JsonValue* transform = extensionOf(*source, "KHR_texture_transform");
    if (transform == nullptr) {
        return out;
    }
    out.transform = readTransform(*transform);
    out.texcoordSet = static_cast<std::uint32_t>(transform->integer("texCoord", out.texcoordSet));
    return out;
}

void readTextures(const JsonValue& source, Material& out) {
    for (std::size_t i = 0; i < kTextureSlotCount; ++i) {
        const std::string_view pointer = factsOf(static_cast<TextureSlot>(i)).pointer;
        out.textures[i] = readTextureRef(memberAt(source, pointer.substr(1)));
    }
}

// The check has dropped all other values.
AlphaMode alphaModeFrom(const std::string& mode) {
    return mode == "MASK"    ? AlphaMode::Mask
           : mode == "BLEND" ? AlphaMode::Blend
                             : AlphaMode::Opaque;
}

Material readMaterial(const JsonValue& source, const std::string& pointer, Findings& findings) {
    const ValueReader values(&source, pointer, findings);
    Material out;
    out.name = source.text("name");
    out.alphaMode = alphaModeFrom(source.text("alphaMode"));
    values.number("alphaCutoff", out.alphaCutoff, kNotNegative);
    if (const JsonValue* doubleSided = source.find("doubleSided")) {
        out.doubleSided = *doubleSided->boolean();
    }
    values.color("emissiveFactor", out.emissiveFactor);
    values.below("normalTexture").number("scale", out.normalScale);
    values.below("occlusionTexture").number("strength", out.occlusionStrength, kUnitRange);

    const ValueReader metallicRoughness = values.below("pbrMetallicRoughness");
    metallicRoughness.color("baseColorFactor", out.baseColorFactor);
    metallicRoughness.number("metallicFactor", out.metallicFactor, kUnitRange);
    metallicRoughness.number("roughnessFactor", out.roughnessFactor, kUnitRange);
    readTextures(source, out);
    readMaterialExtensions(values.below("extensions"), out);
    return out;
}

}  // namespace

void readMaterials(const ParsedDocument& document, Asset& asset, Findings& findings) {
    const JsonValue::Array& sources = document.json.elements("materials");
    asset.materials.clear();
    asset.materials.reserve(sources.size());
    for (std::size_t i = 0; i < sources.size() && !document.stopped(); ++i) {
        asset.materials.push_back(readMaterial(sources[i], pointerTo("materials", i), findings));
    }
}

}  // namespace sinew::load
