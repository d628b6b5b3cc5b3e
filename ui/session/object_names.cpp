// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/object_names.h"

#include <array>

#include "model/asset/channel_lookup.h"
#include "model/asset/gltf_interpolation.h"
#include "model/core/enum_array.h"
#include "model/core/utf8.h"

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

template <class Things>
QString stored(const Things& things, std::uint32_t index, const char* word) {
    return QString::fromStdString(displayName(things[index].name, word, index));
}

}  // namespace

QString nameOf(const Asset& asset, const ObjectRef& object) {
    switch (object.kind) {
        case ObjectKind::File:
            return asset.path.empty() ? QStringLiteral("Demonstration") : fileNameOf(asset.path);
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

QString fileNameOf(const std::filesystem::path& path) {
    return QString::fromStdString(oneLine(path.filename().string()));
}

QString kindName(ObjectKind kind) {
    return QString::fromLatin1(kKinds[static_cast<std::size_t>(kind)].name);
}

const char* kindIcon(ObjectKind kind) noexcept {
    return kKinds[static_cast<std::size_t>(kind)].icon;
}

QString channelName(const Asset& asset, AnimationIndex animation, std::uint32_t fileIndex) {
    const FoundChannel found = findChannel(asset[animation], fileIndex);
    if (found.channel != nullptr) {
        return QStringLiteral("%1: %2").arg(nameOf(asset, found.channel->node),
                                            QLatin1String(gltfPath(found.channel->path)));
    }
    const std::string& pointer = found.property->pointer;
    const ObjectRef owner = objectAt(asset, pointer);
    const QString path = QString::fromStdString(pointer);
    if (owner.kind == ObjectKind::File) {
        return path;
    }
    const auto known = static_cast<qsizetype>(pointerOf(owner).size());
    return QStringLiteral("%1: %2").arg(nameOf(asset, owner), path.mid(known + 1));
}

QStringList linesOf(const std::vector<std::string>& texts) {
    QStringList lines;
    for (const std::string& text : texts) {
        lines.append(QString::fromStdString(text));
    }
    return lines;
}

}  // namespace sinew
