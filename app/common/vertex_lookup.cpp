// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/common/vertex_lookup.h"

#include <array>
#include <charconv>

#include "app/common/failure.h"

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

/// "0/0/1812": as many numbers, and nothing else.
template <class Number, std::size_t kCount>
std::optional<std::array<Number, kCount>> numbersIn(const std::string& text) {
    std::array<Number, kCount> numbers{};
    const char* at = text.data();
    const char* const end = at + text.size();
    for (std::size_t i = 0; i < kCount; ++i) {
        const auto [next, problem] = std::from_chars(at, end, numbers[i]);
        const bool last = i + 1 == kCount;
        if (problem != std::errc() || (last ? next != end : next == end || *next != '/')) {
            return std::nullopt;
        }
        at = next + 1;
    }
    return numbers;
}

/// The point of a triangle of the primitive.
DrawnVertex pointAt(const Asset& asset, const char* option, const VertexNumbers& numbers,
                    const DrawnVertex& place) {
    const std::vector<Primitive>& primitives = asset[asset[place.node].mesh].primitives;
    std::vector<std::uint32_t> corners;
    if (place.primitive < primitives.size() &&
        elementSize(primitives[place.primitive].topology) == 3) {
        corners = elementList(primitives[place.primitive]);
    }
    const std::size_t first = 3 * std::size_t{numbers.vertex};
    if (first + 3 > corners.size()) {
        throw vertexFailure(option, ": mesh " + std::to_string(numbers.mesh) + " has no triangle " +
                                        std::to_string(numbers.vertex) + " in a primitive " +
                                        std::to_string(numbers.primitive));
    }
    const glm::vec2 at = *numbers.at;
    return placeOnTriangle(place, {corners[first], corners[first + 1], corners[first + 2]},
                           {1.0F - at.x - at.y, at.x, at.y});
}

}  // namespace

VertexNumbers parseVertex(const char* option, const std::string& text) {
    const std::size_t at = text.find('@');
    const auto numbers = numbersIn<std::uint32_t, 3>(text.substr(0, at));
    const auto shares = at == std::string::npos ? std::optional(std::array<float, 2>{})
                                                : numbersIn<float, 2>(text.substr(at + 1));
    if (!numbers || !shares) {
        throw vertexFailure(option,
                            " needs MESH/PRIMITIVE/VERTEX, such as 0/0/1812, or a point of a "
                            "triangle as MESH/PRIMITIVE/TRIANGLE@U/V, but is '" +
                                text + "'");
    }
    VertexNumbers out{(*numbers)[0], (*numbers)[1], (*numbers)[2]};
    if (at != std::string::npos) {
        const glm::vec2 point((*shares)[0], (*shares)[1]);
        if (!(point.x >= 0.0F && point.y >= 0.0F && point.x + point.y <= 1.0F)) {
            throw vertexFailure(option, " '" + text + "': U, V and their sum must be 0 to 1");
        }
        out.at = point;
    }
    return out;
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
    if (numbers.at) {
        return pointAt(asset, option, numbers, place);
    }
    if (!exists(asset, place)) {
        throw vertexFailure(option, ": mesh " + std::to_string(mesh.value) + " has no vertex " +
                                        std::to_string(numbers.vertex) + " in a primitive " +
                                        std::to_string(numbers.primitive));
    }
    return place;
}

}  // namespace sinew
