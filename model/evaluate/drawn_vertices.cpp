// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/drawn_vertices.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace sinew {
namespace {

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

DrawnVertices drawnVertices(const Asset& asset, SceneIndex scene) {
    std::vector<std::uint64_t> ofMesh;
    ofMesh.reserve(asset.meshes.size());
    std::transform(asset.meshes.begin(), asset.meshes.end(), std::back_inserter(ofMesh),
                   verticesOf);
    DrawnVertices drawn;
    const SceneIndex known = scene.value < asset.scenes.size() ? scene : SceneIndex{};
    for (const NodeIndex index : sceneNodes(asset, known)) {
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
