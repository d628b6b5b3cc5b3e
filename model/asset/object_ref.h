// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "model/asset/asset.h"

namespace sinew {

enum class ObjectKind : std::uint8_t {
    File,
    Scene,
    Node,
    Mesh,
    Primitive,
    Skin,
    Joint,
    Material,
    Texture,
    Image,
    Camera,
    Light,
    Animation,
    Channel,
};

/// An object of the file that can be selected. `index` is its position in the file's list; for a
/// primitive, joint or channel it is that of its mesh, skin or animation, and `part` is the
/// position inside (for channels, the file's index). The default is the whole file.
struct ObjectRef {
    ObjectKind kind = ObjectKind::File;
    std::uint32_t index = 0;
    std::uint32_t part = 0;

    constexpr ObjectRef() noexcept = default;
    constexpr ObjectRef(ObjectKind what, std::size_t at, std::size_t inside = 0) noexcept
        : kind(what),
          index(static_cast<std::uint32_t>(at)),
          part(static_cast<std::uint32_t>(inside)) {}
    constexpr ObjectRef(SceneIndex i) noexcept : ObjectRef(ObjectKind::Scene, i.value) {}
    constexpr ObjectRef(NodeIndex i) noexcept : ObjectRef(ObjectKind::Node, i.value) {}
    constexpr ObjectRef(MeshIndex i) noexcept : ObjectRef(ObjectKind::Mesh, i.value) {}
    constexpr ObjectRef(SkinIndex i) noexcept : ObjectRef(ObjectKind::Skin, i.value) {}
    constexpr ObjectRef(MaterialIndex i) noexcept : ObjectRef(ObjectKind::Material, i.value) {}
    constexpr ObjectRef(TextureIndex i) noexcept : ObjectRef(ObjectKind::Texture, i.value) {}
    constexpr ObjectRef(ImageIndex i) noexcept : ObjectRef(ObjectKind::Image, i.value) {}
    constexpr ObjectRef(CameraIndex i) noexcept : ObjectRef(ObjectKind::Camera, i.value) {}
    constexpr ObjectRef(LightIndex i) noexcept : ObjectRef(ObjectKind::Light, i.value) {}
    constexpr ObjectRef(AnimationIndex i) noexcept : ObjectRef(ObjectKind::Animation, i.value) {}

    static constexpr ObjectRef primitive(MeshIndex mesh, std::size_t at) noexcept {
        return {ObjectKind::Primitive, mesh.value, at};
    }
    static constexpr ObjectRef joint(SkinIndex skin, JointIndex at) noexcept {
        return {ObjectKind::Joint, skin.value, at.value};
    }
    static constexpr ObjectRef channel(AnimationIndex animation, std::size_t fileIndex) noexcept {
        return {ObjectKind::Channel, animation.value, fileIndex};
    }

    constexpr bool operator==(const ObjectRef&) const noexcept = default;
};

[[nodiscard]] bool exists(const Asset& asset, const ObjectRef& object);

/// Its JSON pointer: "/meshes/0/primitives/1"; empty for the file.
[[nodiscard]] std::string pointerOf(const ObjectRef& object);

/// The object of a list of the file that a JSON pointer starts with, and the rest: "/rotation" of
/// node 3. The file if it starts with none.
struct ListEntry {
    ObjectRef object = {};
    std::string_view rest = {};
};
[[nodiscard]] ListEntry listEntryOf(std::string_view pointer) noexcept;

/// The object that the beginning of a JSON pointer names, whether it exists or not: a part if the
/// pointer goes as far; the file if it names none.
[[nodiscard]] ObjectRef objectNamed(std::string_view pointer) noexcept;

/// The innermost object at or containing a JSON pointer; the file if there is none.
[[nodiscard]] ObjectRef objectAt(const Asset& asset, std::string_view pointer);

/// Its owner: the mesh of a primitive, the file of a mesh.
[[nodiscard]] ObjectRef ownerOf(const ObjectRef& object) noexcept;

/// Its name as stored: that of the node for a joint, that of the owner for a primitive and a
/// channel; empty for unnamed objects and the file. Must exist.
[[nodiscard]] std::string_view storedName(const Asset& asset, const ObjectRef& object) noexcept;

/// Number of objects of a kind in the file; 0 for parts and the file.
[[nodiscard]] std::size_t countOf(const Asset& asset, ObjectKind kind) noexcept;

}  // namespace sinew
