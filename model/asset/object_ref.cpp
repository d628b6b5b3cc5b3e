// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/asset/object_ref.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>

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

/// Calls `work` with the list of the objects of a kind; parts and the file have none.
template <class Work>
auto withList(const Asset& asset, ObjectKind kind, const Work& work) {
    switch (kind) {
        case ObjectKind::Scene:
            return work(asset.scenes);
        case ObjectKind::Node:
            return work(asset.nodes);
        case ObjectKind::Mesh:
            return work(asset.meshes);
        case ObjectKind::Skin:
            return work(asset.skins);
        case ObjectKind::Material:
            return work(asset.materials);
        case ObjectKind::Texture:
            return work(asset.textures);
        case ObjectKind::Image:
            return work(asset.images);
        case ObjectKind::Camera:
            return work(asset.cameras);
        case ObjectKind::Light:
            return work(asset.lights);
        case ObjectKind::Animation:
            return work(asset.animations);
        case ObjectKind::File:
        case ObjectKind::Primitive:
        case ObjectKind::Joint:
        case ObjectKind::Channel:
            break;
    }
    return work(std::span<const Scene>());
}

bool hasPart(const Asset& asset, const ObjectRef& object) {
    if (object.kind == ObjectKind::Primitive) {
        return object.part < asset.meshes[object.index].primitives.size();
    }
    return object.kind == ObjectKind::Joint
               ? object.part < asset.skins[object.index].joints.size()
               : findChannel(asset.animations[object.index], object.part).found();
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
    return withList(asset, kind, [](const auto& list) { return list.size(); });
}

bool exists(const Asset& asset, const ObjectRef& object) {
    const List* list = listOf(object.kind);
    return list == nullptr || (object.index < countOf(asset, list->kind) &&
                               (object.kind == list->kind || hasPart(asset, object)));
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

ListEntry listEntryOf(std::string_view pointer) noexcept {
    for (const List& list : kLists) {
        if (const Entry entry = entryBelow(pointer, list.pointer); entry.index) {
            return {ObjectRef(list.kind, *entry.index), entry.rest};
        }
    }
    return {};
}

ObjectRef objectNamed(std::string_view pointer) noexcept {
    const ListEntry entry = listEntryOf(pointer);
    const List* list = listOf(entry.object.kind);
    if (list == nullptr || list->part == list->kind) {
        return entry.object;
    }
    const Entry part = entryBelow(entry.rest, list->partPointer);
    return part.index ? ObjectRef(list->part, entry.object.index, *part.index) : entry.object;
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
    const List* list = listOf(object.kind);
    if (list == nullptr) {
        return {};
    }
    return object.kind == ObjectKind::Joint
               ? asset[asset.skins[object.index].joints[object.part]].name
               : withList(asset, list->kind, [&](const auto& all) -> std::string_view {
                     return all[object.index].name;
                 });
}

}  // namespace sinew
