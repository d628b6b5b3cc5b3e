// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/look/texture_ref.h"

#include "model/load/accessor/value_reader.h"

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

}  // namespace

TextureRef readTextureRef(const JsonValue* source) {
    TextureRef out;
    if (source == nullptr || source->find("index") == nullptr) {
        return out;
    }
    out.texture = TextureIndex(source->integer("index", 0));
    out.texcoordSet = static_cast<std::uint32_t>(source->integer("texCoord", 0));
    const JsonValue* extensions = source->find("extensions");
    const JsonValue* transform =
        extensions != nullptr ? extensions->find("KHR_texture_transform") : nullptr;
    if (transform == nullptr) {
        return out;
    }
    out.transform = readTransform(*transform);
    out.texcoordSet = static_cast<std::uint32_t>(transform->integer("texCoord", out.texcoordSet));
    return out;
}

}  // namespace sinew::load
