// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/scene_content.h"

#include <algorithm>

#include "model/core/words.h"
#include "model/evaluate/skeleton.h"

namespace sinew {

namespace {

std::string sceneName(const Asset& asset, SceneIndex scene) {
    const std::string& name = asset.scenes[scene.value].name;
    return name.empty() ? "scene " + std::to_string(scene.value) : "scene '" + name + "'";
}

/// "; it has 2 meshes and 1 skin, which only nodes can show"; empty: the file has neither.
std::string whatIsLeft(const Asset& asset) {
    if (asset.meshes.empty() && asset.skins.empty()) {
        return {};
    }
    return "; it has " + counted(asset.meshes.size(), "mesh", "meshes") + " and " +
           counted(asset.skins.size(), "skin", "skins") + ", which only nodes can show";
}

std::string emptyWords(const Asset& asset, SceneIndex scene) {
    if (!scene || asset.nodes.empty()) {
        return "the file has no nodes" + whatIsLeft(asset) + " (at /nodes)";
    }
    const std::string others = asset.scenes.size() > 1 ? "; the file has other scenes" : "";
    return sceneName(asset, scene) + " has no nodes" + others + " (at /scenes/" +
           std::to_string(scene.value) + ")";
}

std::string boneWords(const Asset& asset, SceneIndex scene, const std::vector<NodeIndex>& nodes) {
    const auto emptyMesh = std::find_if(nodes.begin(), nodes.end(),
                                        [&](NodeIndex node) { return asset[node].mesh.valid(); });
    const std::string bones = "; " + counted(skeletonOf(asset, scene).joints.size(),
                                             "node is drawn as a bone", "nodes are drawn as bones");
    if (emptyMesh == nodes.end()) {
        return "the scene has no mesh" + bones;
    }
    return "no mesh of the scene has a point, line or triangle to draw" + bones + " (at /meshes/" +
           std::to_string(asset[*emptyMesh].mesh.value) + ")";
}

}  // namespace

bool drawsAnything(const Mesh& mesh) noexcept {
    return std::any_of(mesh.primitives.begin(), mesh.primitives.end(), [](const Primitive& part) {
        const std::size_t corners = part.indexed ? part.indices.size() : part.vertexCount();
        return part.vertexCount() > 0 && corners >= elementSize(part.topology);
    });
}

SceneContent sceneContent(const Asset& asset, SceneIndex scene) {
    const SceneIndex known = scene.value < asset.scenes.size() ? scene : SceneIndex{};
    const std::vector<NodeIndex> nodes = sceneNodes(asset, known);
    if (nodes.empty()) {
        return SceneContent::Nothing;
    }
    const bool draws = std::any_of(nodes.begin(), nodes.end(), [&](NodeIndex node) {
        const MeshIndex mesh = asset[node].mesh;
        return mesh.value < asset.meshes.size() && drawsAnything(asset[mesh]);
    });
    return draws ? SceneContent::Surfaces : SceneContent::Bones;
}

std::string contentReason(const Asset& asset, SceneIndex scene) {
    const SceneIndex known = scene.value < asset.scenes.size() ? scene : SceneIndex{};
    switch (sceneContent(asset, known)) {
        case SceneContent::Surfaces:
            return {};
        case SceneContent::Bones:
            return boneWords(asset, known, sceneNodes(asset, known));
        case SceneContent::Nothing:
            return emptyWords(asset, known);
    }
    return {};
}

std::string contentNotice(const Asset& asset, SceneIndex scene) {
    const bool nothing = sceneContent(asset, scene) == SceneContent::Nothing;
    return (nothing ? "there is nothing to draw: " : "") + contentReason(asset, scene);
}

}  // namespace sinew
