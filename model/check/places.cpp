// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/places.h"

#include <optional>

#include "model/core/json_pointer.h"
#include "model/load/source/path.h"
#include "model/words/words.h"

namespace sinew::check {

namespace {

Diagnostic objectPlace(const char* list, std::uint32_t index,
                       std::optional<std::uint32_t> Diagnostic::*kind) {
    Diagnostic place;
    place.pointer = load::pointerTo(list, std::size_t{index});
    place.*kind = index;
    return place;
}

}  // namespace

Diagnostic placeOf(NodeIndex node) {
    return objectPlace("nodes", node.value, &Diagnostic::node);
}

Diagnostic placeOf(AnimationIndex clip) {
    return objectPlace("animations", clip.value, &Diagnostic::animation);
}

Diagnostic placeOf(SkinIndex skin) {
    return objectPlace("skins", skin.value, &Diagnostic::skin);
}

Diagnostic placeOf(MeshIndex mesh) {
    return objectPlace("meshes", mesh.value, &Diagnostic::mesh);
}

Diagnostic placeOf(MeshIndex mesh, std::size_t primitive) {
    Diagnostic place = placeOf(mesh);
    place.pointer += "/primitives/" + std::to_string(primitive);
    place.primitive = static_cast<std::uint32_t>(primitive);
    return place;
}

std::string momentWords(const Asset& asset, AnimationIndex animation, float seconds) {
    return animation ? "in " + words::clipName(asset, animation) + " at " +
                           words::seconds(double{seconds})
                     : "at rest";
}

const JsonValue* storedAccessor(const Asset& asset, const std::string& pointer,
                                std::string_view property) {
    const JsonValue* object = asset.json ? resolvePointer(*asset.json, pointer) : nullptr;
    if (object == nullptr) {
        return nullptr;
    }
    const JsonValue::Array& accessors = asset.json->elements("accessors");
    const std::size_t index = object->integer(property, accessors.size());
    return index < accessors.size() ? &accessors[index] : nullptr;
}

}  // namespace sinew::check
