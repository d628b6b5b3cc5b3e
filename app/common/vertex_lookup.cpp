// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/common/vertex_lookup.h"

#include <array>
#include <charconv>

#include "app/common/failure.h"
#include "model/evaluate/properties.h"

namespace sinew {

namespace {

Failure vertexFailure(const char* option, const std::string& message) {
    return usageFailure(std::string(option) + message);
}

/// The first node that draws the mesh.
NodeIndex drawingNode(const Asset& asset, const char* option, MeshIndex mesh) {
    for (const SceneIndex scene : {asset.defaultScene, SceneIndex()}) {
        for (const NodeIndex node : sceneNodes(asset, scene)) {
            if (asset[node].mesh == mesh) {
                return node;
            }
        }
    }
    throw vertexFailure(option, ": no node draws mesh " + std::to_string(mesh.value));
}

MeshIndex meshOf(const Asset& asset, const char* option, const VertexNumbers& numbers) {
    if (numbers.mesh >= asset.meshes.size()) {
        throw vertexFailure(option, ": there is no mesh " + std::to_string(numbers.mesh) +
                                        "; the file has " + std::to_string(asset.meshes.size()));
    }
    return MeshIndex(std::size_t{numbers.mesh});
}

}  // namespace

VertexNumbers parseVertex(const char* option, const std::string& text) {
    std::array<std::uint32_t, 3> numbers{};
    const char* at = text.data();
    const char* const end = at + text.size();
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const auto [next, problem] = std::from_chars(at, end, numbers[i]);
        const bool last = i + 1 == numbers.size();
        if (problem != std::errc() || (last ? next != end : next == end || *next != '/')) {
            throw vertexFailure(
                option, " needs MESH/PRIMITIVE/VERTEX, such as 0/0/1812, but is '" + text + "'");
        }
        at = next + 1;
    }
    return {numbers[0], numbers[1], numbers[2]};
}

std::pair<VertexNumbers, VertexNumbers> parseVertexPair(const char* option,
                                                        const std::string& text) {
    const std::size_t comma = text.find(',');
    if (comma == std::string::npos) {
        throw vertexFailure(option,
                            " needs two vertices, such as 0/0/12,0/0/1812, but is '" + text + "'");
    }
    return {parseVertex(option, text.substr(0, comma)),
            parseVertex(option, text.substr(comma + 1))};
}

DrawnVertex lookUpVertex(const Asset& asset, const char* option, const VertexNumbers& numbers) {
    return lookUpVertex(asset, option, numbers,
                        drawingNode(asset, option, meshOf(asset, option, numbers)));
}

DrawnVertex lookUpVertex(const Asset& asset, const char* option, const VertexNumbers& numbers,
                         NodeIndex node) {
    const MeshIndex mesh = meshOf(asset, option, numbers);
    if (asset[node].mesh != mesh) {
        throw usageFailure("--node: that node does not draw mesh " + std::to_string(mesh.value));
    }
    const DrawnVertex place{.node = node, .primitive = numbers.primitive, .vertex = numbers.vertex};
    if (!exists(asset, place)) {
        throw vertexFailure(option, ": mesh " + std::to_string(mesh.value) + " has no vertex " +
                                        std::to_string(numbers.vertex) + " in a primitive " +
                                        std::to_string(numbers.primitive));
    }
    return place;
}

}  // namespace sinew
