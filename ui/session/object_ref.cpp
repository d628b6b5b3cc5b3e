// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/object_ref.h"

#include <algorithm>
#include <array>
#include <vector>

#include "model/core/json_pointer.h"
#include "model/core/utf8.h"
#include "ui/session/channel_lookup.h"

namespace sinew {
namespace {

struct KindRow {
    ObjectKind kind;
    const char* name;
    const char* icon;
};

constexpr auto kKinds = std::to_array<KindRow>({
    {ObjectKind::File, "file", "file"},
    {ObjectKind::Scene, "scene", "cube"},
    {ObjectKind::Node, "node", "node-group"},
    {ObjectKind::Mesh, "mesh", "node-mesh"},
    {ObjectKind::Primitive, "primitive", "node-mesh"},
    {ObjectKind::Skin, "skin", "node-skinned-mesh"},
    {ObjectKind::Joint, "joint", "node-joint"},
    {ObjectKind::Material, "material", "material"},
    {ObjectKind::Texture, "texture", "texture"},
    {ObjectKind::Image, "image", "texture"},
    {ObjectKind::Camera, "camera", "node-camera"},
    {ObjectKind::Light, "light", "node-light"},
    {ObjectKind::Animation, "animation", "clip"},
    {ObjectKind::Channel, "channel", "curve"},
});
static_assert(rowsFollow(kKinds, &KindRow::kind));
static_assert(kKinds.back().kind == ObjectKind::Channel);

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

template <class Things>
QString stored(const Things& things, std::uint32_t index, const char* word) {
    return QString::fromStdString(displayName(things[index].name, word, index));
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

ObjectRef objectAt(const Asset& asset, std::string_view pointer) {
    for (const List& list : kLists) {
        const Entry entry = entryBelow(pointer, list.pointer);
        if (!entry.index) {
            continue;
        }
        if (const Entry part = entryBelow(entry.rest, list.partPointer);
            list.part != list.kind && part.index) {
            const ObjectRef inner(list.part, *entry.index, *part.index);
            if (exists(asset, inner)) {
                return inner;
            }
        }
        const ObjectRef object(list.kind, *entry.index);
        return exists(asset, object) ? object : ObjectRef();
    }
    return {};
}

ObjectRef ownerOf(const ObjectRef& object) noexcept {
    const List* list = listOf(object.kind);
    return list != nullptr && list->kind != object.kind ? ObjectRef(list->kind, object.index)
                                                        : ObjectRef();
}

QString nameOf(const Asset& asset, const ObjectRef& object) {
    switch (object.kind) {
        case ObjectKind::File:
            return asset.path.empty()
                       ? QStringLiteral("Demonstration")
                       : QString::fromStdString(oneLine(asset.path.filename().string()));
        case ObjectKind::Scene:
            return stored(asset.scenes, object.index, "Scene");
        case ObjectKind::Node:
            return stored(asset.nodes, object.index, "Node");
        case ObjectKind::Mesh:
            return stored(asset.meshes, object.index, "Mesh");
        case ObjectKind::Primitive:
            return QStringLiteral("Primitive %1").arg(object.part);
        case ObjectKind::Skin:
            return stored(asset.skins, object.index, "Skin");
        case ObjectKind::Joint:
            return stored(asset.nodes, asset.skins[object.index].joints[object.part].value, "Node");
        case ObjectKind::Material:
            return stored(asset.materials, object.index, "Material");
        case ObjectKind::Texture:
            return stored(asset.textures, object.index, "Texture");
        case ObjectKind::Image:
            return stored(asset.images, object.index, "Image");
        case ObjectKind::Camera:
            return stored(asset.cameras, object.index, "Camera");
        case ObjectKind::Light:
            return stored(asset.lights, object.index, "Light");
        case ObjectKind::Animation:
            return stored(asset.animations, object.index, "Animation");
        case ObjectKind::Channel:
            return channelName(asset, AnimationIndex(std::size_t{object.index}), object.part);
    }
    return {};
}

QString kindName(ObjectKind kind) {
    return QString::fromLatin1(kKinds[static_cast<std::size_t>(kind)].name);
}

const char* kindIcon(ObjectKind kind) noexcept {
    return kKinds[static_cast<std::size_t>(kind)].icon;
}

}  // namespace sinew
