// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/scene_content.h"

#include <algorithm>
#include <iterator>
#include <vector>

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

constexpr std::uint64_t kMost = std::uint64_t{1} << 62;

std::uint64_t sum(std::uint64_t a, std::uint64_t b) noexcept {
    return a > kMost - b ? kMost : a + b;
}

std::uint64_t product(std::uint64_t a, std::uint64_t b) noexcept {
    return b != 0 && a > kMost / b ? kMost : a * b;
}

std::uint64_t verticesOf(const Mesh& mesh) noexcept {
    std::uint64_t count = 0;
    for (const Primitive& primitive : mesh.primitives) {
        count = sum(count, std::max(primitive.vertexCount(), primitive.indices.size()));
    }
    return count;
}

std::string tooManyVertices(const DrawnVertices& drawn, std::uint64_t allowed,
                            const std::string& who) {
    if (drawn.count <= allowed) {
        return {};
    }
    return "/nodes/" + std::to_string(drawn.most.value) + ": the scene draws " +
           std::to_string(drawn.count) + " vertices, " + std::to_string(drawn.ofMost) +
           " of them at this node, and " + who + " may draw " + std::to_string(allowed);
}

}  // namespace

bool drawsAnything(const Mesh& mesh) noexcept {
    return std::any_of(mesh.primitives.begin(), mesh.primitives.end(), [](const Primitive& part) {
        const std::size_t corners = part.indexed ? part.indices.size() : part.vertexCount();
        return part.vertexCount() > 0 && corners >= elementSize(part.topology);
    });
}

SceneContent sceneContent(const Asset& asset, SceneIndex scene) {
    const std::vector<NodeIndex> nodes = sceneNodes(asset, scene);
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
    switch (sceneContent(asset, scene)) {
        case SceneContent::Surfaces:
            return {};
        case SceneContent::Bones:
            return boneWords(asset, scene, sceneNodes(asset, scene));
        case SceneContent::Nothing:
            return emptyWords(asset, scene);
    }
    return {};
}

std::string contentNotice(const Asset& asset, SceneIndex scene) {
    const bool nothing = sceneContent(asset, scene) == SceneContent::Nothing;
    return (nothing ? "there is nothing to draw: " : "") + contentReason(asset, scene);
}

DrawnVertices drawnVertices(const Asset& asset, SceneIndex scene) {
    std::vector<std::uint64_t> ofMesh;
    ofMesh.reserve(asset.meshes.size());
    std::transform(asset.meshes.begin(), asset.meshes.end(), std::back_inserter(ofMesh),
                   verticesOf);
    DrawnVertices drawn;
    for (const NodeIndex index : sceneNodes(asset, scene)) {
        const Node& node = asset[index];
        if (node.mesh.value >= asset.meshes.size()) {
            continue;
        }
        const std::uint64_t instances = node.instances ? node.instances->transforms.size() : 1;
        const std::uint64_t own = product(ofMesh[node.mesh.value], instances);
        drawn.count = sum(drawn.count, own);
        if (own > drawn.ofMost) {
            drawn.ofMost = own;
            drawn.most = index;
        }
    }
    return drawn;
}

std::string tooManyForFile(const Asset& asset, const DrawnVertices& drawn) {
    const std::uint64_t bytes = sum(asset.info.fileBytes, asset.info.bufferBytes);
    if (bytes == 0) {
        return {};
    }
    return tooManyVertices(
        drawn, sum(kDrawnVerticesFloor, product(kDrawnVerticesPerFileByte, bytes)),
        "a file of this size (" + std::to_string(bytes) + " bytes with its buffers)");
}

std::string tooManyForSoftware(const DrawnVertices& drawn) {
    return tooManyVertices(drawn, kMostSoftwareVertices, "a software device");
}

}  // namespace sinew
