// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/asset/object_ref.h"

#include <algorithm>
#include <array>

#include "model/asset/channel_lookup.h"
#include "model/core/json_pointer.h"

namespace sinew {
namespace {

struct List {
    ObjectKind kind;
    std::string_view pointer;
    ObjectKind part;  // same kind: it has no parts
    std::string_view partPointer;
};

constexpr std::array kLists = {
    List{ObjectKind::Scene, "/scenes", ObjectKind::Scene, {}},
    List{ObjectKind::Node, "/nodes", ObjectKind::Node, {}},
    List{ObjectKind::Mesh, "/meshes", ObjectKind::Primitive, "/primitives"},
    List{ObjectKind::Skin, "/skins", ObjectKind::Joint, "/joints"},
    List{ObjectKind::Material, "/materials", ObjectKind::Material, {}},
    List{ObjectKind::Texture, "/textures", ObjectKind::Texture, {}},
    List{ObjectKind::Image, "/images", ObjectKind::Image, {}},
    List{ObjectKind::Camera, "/cameras", ObjectKind::Camera, {}},
    List{ObjectKind::Light, "/extensions/KHR_lights_punctual/lights", ObjectKind::Light, {}},
    List{ObjectKind::Animation, "/animations", ObjectKind::Channel, "/channels"},
};

const List* listOf(ObjectKind kind) noexcept {
    for (const List& list : kLists) {
        if (list.kind == kind || list.part == kind) {
            return &list;
        }
    }
    return nullptr;
}

/// The index after "/meshes/", and the rest; none if the pointer has another prefix.
struct Entry {
    std::optional<std::size_t> index;
    std::string_view rest = {};
};
Entry entryBelow(std::string_view pointer, std::string_view list) {
    if (pointer.size() <= list.size() || pointer.substr(0, list.size()) != list ||
        pointer[list.size()] != '/') {
        return {};
    }
    pointer.remove_prefix(list.size() + 1);
    const std::size_t end = std::min(pointer.find('/'), pointer.size());
    return {arrayIndex(pointer.substr(0, end)), pointer.substr(end)};
}

}  // namespace

std::size_t countOf(const Asset& asset, ObjectKind kind) noexcept {
    switch (kind) {
        case ObjectKind::Scene:
            return asset.scenes.size();
        case ObjectKind::Node:
            return asset.nodes.size();
        case ObjectKind::Mesh:
            return asset.meshes.size();
        case ObjectKind::Skin:
            return asset.skins.size();
        case ObjectKind::Material:
            return asset.materials.size();
        case ObjectKind::Texture:
            return asset.textures.size();
        case ObjectKind::Image:
            return asset.images.size();
        case ObjectKind::Camera:
            return asset.cameras.size();
        case ObjectKind::Light:
            return asset.lights.size();
        case ObjectKind::Animation:
            return asset.animations.size();
        case ObjectKind::File:
        case ObjectKind::Primitive:
        case ObjectKind::Joint:
        case ObjectKind::Channel:
            return 0;
    }
    return 0;
}

bool exists(const Asset& asset, const ObjectRef& object) {
    switch (object.kind) {
        case ObjectKind::File:
            return true;
        case ObjectKind::Primitive:
            return object.index < asset.meshes.size() &&
                   object.part < asset.meshes[object.index].primitives.size();
        case ObjectKind::Joint:
            return object.index < asset.skins.size() &&
                   object.part < asset.skins[object.index].joints.size();
        case ObjectKind::Channel:
            return object.index < asset.animations.size() &&
                   findChannel(asset.animations[object.index], object.part).found();
        default:
            return object.index < countOf(asset, object.kind);
    }
}

std::string pointerOf(const ObjectRef& object) {
    const List* list = listOf(object.kind);
    if (list == nullptr) {
        return {};
    }
    std::string pointer = std::string(list->pointer) + '/' + std::to_string(object.index);
    if (list->kind != object.kind) {
        pointer += std::string(list->partPointer) + '/' + std::to_string(object.part);
    }
    return pointer;
}

ObjectRef objectNamed(std::string_view pointer) noexcept {
    for (const List& list : kLists) {
        const Entry entry = entryBelow(pointer, list.pointer);
        if (!entry.index) {
            continue;
        }
        const Entry part = entryBelow(entry.rest, list.partPointer);
        return list.part != list.kind && part.index
                   ? ObjectRef(list.part, *entry.index, *part.index)
                   : ObjectRef(list.kind, *entry.index);
    }
    return {};
}

ObjectRef objectAt(const Asset& asset, std::string_view pointer) {
    const ObjectRef named = objectNamed(pointer);
    if (exists(asset, named)) {
        return named;
    }
    const ObjectRef owner = ownerOf(named);
    return exists(asset, owner) ? owner : ObjectRef();
}

ObjectRef ownerOf(const ObjectRef& object) noexcept {
    const List* list = listOf(object.kind);
    return list != nullptr && list->kind != object.kind ? ObjectRef(list->kind, object.index)
                                                        : ObjectRef();
}

std::string_view storedName(const Asset& asset, const ObjectRef& object) noexcept {
    switch (object.kind) {
        case ObjectKind::File:
            return {};
        case ObjectKind::Scene:
            return asset.scenes[object.index].name;
        case ObjectKind::Node:
            return asset.nodes[object.index].name;
        case ObjectKind::Mesh:
        case ObjectKind::Primitive:
            return asset.meshes[object.index].name;
        case ObjectKind::Skin:
            return asset.skins[object.index].name;
        case ObjectKind::Joint:
            return asset[asset.skins[object.index].joints[object.part]].name;
        case ObjectKind::Material:
            return asset.materials[object.index].name;
        case ObjectKind::Texture:
            return asset.textures[object.index].name;
        case ObjectKind::Image:
            return asset.images[object.index].name;
        case ObjectKind::Camera:
            return asset.cameras[object.index].name;
        case ObjectKind::Light:
            return asset.lights[object.index].name;
        case ObjectKind::Animation:
        case ObjectKind::Channel:
            return asset.animations[object.index].name;
    }
    return {};
}

}  // namespace sinew
