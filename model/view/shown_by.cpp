// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/shown_by.h"

#include <algorithm>

#include "model/asset/channel_lookup.h"

namespace sinew {
namespace {

JointIndex jointOf(const Skin& skin, NodeIndex node) {
    const auto found = std::find(skin.joints.begin(), skin.joints.end(), node);
    return found == skin.joints.end() ? JointIndex()
                                      : JointIndex(std::size_t(found - skin.joints.begin()));
}

bool namesTexture(const Material& material, TextureIndex texture) {
    return std::any_of(material.textures.begin(), material.textures.end(),
                       [&](const TextureRef& used) { return used.texture == texture; });
}

bool namesImage(const Asset& asset, const Material& material, ImageIndex image) {
    return std::any_of(material.textures.begin(), material.textures.end(),
                       [&](const TextureRef& used) {
                           return used.texture && asset.textures[used.texture.value].image == image;
                       });
}

/// Per material of the file, whether it is or uses the given material, texture or image.
std::vector<bool> meantMaterials(const Asset& asset, const ObjectRef& object) {
    std::vector<bool> meant(asset.materials.size());
    for (std::size_t i = 0; i < meant.size(); ++i) {
        const Material& material = asset.materials[i];
        meant[i] = (object.kind == ObjectKind::Material && object.index == i) ||
                   (object.kind == ObjectKind::Texture &&
                    namesTexture(material, TextureIndex(std::size_t{object.index}))) ||
                   (object.kind == ObjectKind::Image &&
                    namesImage(asset, material, ImageIndex(std::size_t{object.index})));
    }
    return meant;
}

std::vector<bool> meshesUsing(const Asset& asset, const std::vector<bool>& materials) {
    std::vector<bool> meshes(asset.meshes.size());
    const auto uses = [&](MaterialIndex material) { return material && materials[material.value]; };
    for (std::size_t i = 0; i < meshes.size(); ++i) {
        for (const Primitive& primitive : asset.meshes[i].primitives) {
            meshes[i] = meshes[i] || uses(primitive.material) ||
                        std::any_of(primitive.variantMaterials.begin(),
                                    primitive.variantMaterials.end(), uses);
        }
    }
    return meshes;
}

template <class Shows>
NodeIndex firstNode(const Asset& asset, SceneIndex scene, NodeIndex preferred, const Shows& shows) {
    const auto shown = [&](NodeIndex node) { return shows(asset[node]); };
    if (preferred && shown(preferred)) {
        return preferred;
    }
    const std::vector<NodeIndex> nodes = sceneNodes(asset, scene);
    const auto found = std::find_if(nodes.begin(), nodes.end(), shown);
    return found == nodes.end() ? NodeIndex() : *found;
}

ObjectRef ownerOfTarget(const PropertyTarget& target) {
    switch (target.owner) {
        case PropertyOwner::Node:
            return {ObjectKind::Node, target.index};
        case PropertyOwner::Material:
            return {ObjectKind::Material, target.index};
        case PropertyOwner::Camera:
            return {ObjectKind::Camera, target.index};
        case PropertyOwner::Light:
            return {ObjectKind::Light, target.index};
    }
    return {};
}

}  // namespace

NodeIndex nodeShowing(const Asset& asset, SceneIndex scene, NodeIndex preferred,
                      const ObjectRef& object) {
    const std::size_t index = object.index;
    const auto first = [&](const auto& shows) { return firstNode(asset, scene, preferred, shows); };
    switch (object.kind) {
        case ObjectKind::File:
        case ObjectKind::Scene:
        case ObjectKind::Animation:
            return {};
        case ObjectKind::Node:
            return NodeIndex(index);
        case ObjectKind::Joint:
            return asset.skins[index].joints[object.part];
        case ObjectKind::Mesh:
        case ObjectKind::Primitive:
            return first([&](const Node& node) { return node.mesh == MeshIndex(index); });
        case ObjectKind::Skin:
            return first([&](const Node& node) { return node.skin == SkinIndex(index); });
        case ObjectKind::Camera:
            return first([&](const Node& node) { return node.camera == CameraIndex(index); });
        case ObjectKind::Light:
            return first([&](const Node& node) { return node.light == LightIndex(index); });
        case ObjectKind::Material:
        case ObjectKind::Texture:
        case ObjectKind::Image: {
            const std::vector<bool> meshes = meshesUsing(asset, meantMaterials(asset, object));
            return first([&](const Node& node) { return node.mesh && meshes[node.mesh.value]; });
        }
        case ObjectKind::Channel: {
            const FoundChannel found = findChannel(asset.animations[index], object.part);
            return found.channel != nullptr ? found.channel->node
                                            : nodeShowing(asset, scene, preferred,
                                                          ownerOfTarget(found.property->target));
        }
    }
    return {};
}

std::pair<SkinIndex, JointIndex> jointOfNode(const Asset& asset, SkinIndex preferred,
                                             NodeIndex node) {
    if (preferred) {
        if (const JointIndex joint = jointOf(asset[preferred], node)) {
            return {preferred, joint};
        }
    }
    for (std::size_t i = 0; i < asset.skins.size(); ++i) {
        if (const JointIndex joint = jointOf(asset.skins[i], node)) {
            return {SkinIndex(i), joint};
        }
    }
    return {};
}

}  // namespace sinew
