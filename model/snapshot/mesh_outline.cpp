// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstdint>

#include "model/core/words.h"
#include "model/snapshot/outline_text.h"
#include "model/snapshot/value_digest.h"
#include "model/words/words.h"

namespace sinew {
namespace {

std::uint64_t placeDigest(const Primitive& primitive, std::size_t vertex) {
    ValueDigest digest;
    digest.add(primitive.positions[vertex]);
    return digest.value();
}

/// Digest of the values of an attribute with the positions that they belong to, in any order.
template <class Array>
std::string attributeDigest(const Primitive& primitive, const Array& values) {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < primitive.vertexCount(); ++i) {
        ValueDigest digest;
        digest.add(placeDigest(primitive, i));
        digest.add(values[i]);
        sum += digest.value();
    }
    return ValueDigest::textOf(sum);
}

/// Digest of the elements, in any order, each with its winding.
std::string elementDigest(const Primitive& primitive, const std::vector<std::uint32_t>& corners) {
    std::vector<std::uint64_t> places(primitive.vertexCount());
    for (std::size_t i = 0; i < places.size(); ++i) {
        places[i] = placeDigest(primitive, i);
    }
    const std::size_t size = elementSize(primitive.topology);
    std::uint64_t sum = 0;
    for (std::size_t first = 0; first + size <= corners.size(); first += size) {
        std::uint64_t edges = 0;
        for (std::size_t i = 0; i < size; ++i) {
            const std::uint64_t from = places[corners[first + i]];
            const std::uint64_t to = places[corners[first + (i + 1) % size]];
            edges += ValueDigest::mixed(from) + ValueDigest::mixed(from - to);
        }
        sum += ValueDigest::mixed(edges);
    }
    return ValueDigest::textOf(sum);
}

std::string elementWord(std::size_t size) {
    return size == 1 ? "points" : size == 2 ? "lines" : "triangles";
}

std::string primitiveLine(const OutlineNames& names, const Primitive& primitive) {
    if (!names.digests) {
        return counted(primitive.vertexCount(), "vertex", "vertices") + ", not read";
    }
    const std::vector<std::uint32_t> corners = elementList(primitive);
    const std::size_t size = elementSize(primitive.topology);
    std::string line = (primitive.material ? names.object(names.asset[primitive.material])
                                           : std::string("no material")) +
                       ": " + counted(primitive.vertexCount(), "vertex", "vertices") + ", " +
                       std::to_string(corners.size() / size) + ' ' + elementWord(size) + ' ' +
                       elementDigest(primitive, corners);
    if (!primitive.normals.empty()) {
        line += ", normals " + attributeDigest(primitive, primitive.normals);
    }
    if (!primitive.tangents.empty()) {
        line += ", tangents " + attributeDigest(primitive, primitive.tangents);
    }
    for (std::size_t set = 0; set < primitive.texcoords.size(); ++set) {
        if (!primitive.texcoords[set].empty()) {
            line += ", texture coordinates " + std::to_string(set) + ' ' +
                    attributeDigest(primitive, primitive.texcoords[set]);
        }
    }
    for (std::size_t set = 0; set < primitive.colors.size(); ++set) {
        if (!primitive.colors[set].empty()) {
            line += ", colours " + std::to_string(set) + ' ' +
                    attributeDigest(primitive, primitive.colors[set]);
        }
    }
    return line;
}

/// "morph target 'smile': moves 52 vertices by up to 0.031 units, 9f3c2a71", over all primitives.
std::string targetLine(const Mesh& mesh, std::size_t target) {
    std::size_t moved = 0;
    double largest = 0.0;
    std::uint64_t sum = 0;
    for (const Primitive& primitive : mesh.primitives) {
        if (target >= primitive.targets.size() || primitive.targets[target].positions.empty()) {
            continue;
        }
        const SharedArray<glm::vec3>& offsets = primitive.targets[target].positions;
        for (std::size_t i = 0; i < primitive.vertexCount(); ++i) {
            const double length = double{glm::length(offsets[i])};
            moved += length > 0.0 ? 1 : 0;
            largest = std::max(largest, length);
            ValueDigest digest;
            digest.add(placeDigest(primitive, i));
            digest.add(offsets[i]);
            sum += length > 0.0 ? digest.value() : 0;
        }
    }
    const std::string name = target < mesh.targetNames.size()
                                 ? shownKey(shortKey(mesh.targetNames[target]))
                                 : std::to_string(target);
    return "morph target " + name + ": moves " + counted(moved, "vertex", "vertices") +
           " by up to " + words::units(largest) + ", " + ValueDigest::textOf(sum);
}

}  // namespace

OutlineBlocks meshBlocks(const OutlineNames& names) {
    OutlineBlocks blocks;
    for (const Mesh& mesh : names.asset.meshes) {
        std::size_t vertices = 0;
        OutlineBlock block;
        for (const Primitive& primitive : mesh.primitives) {
            vertices += primitive.vertexCount();
            block.lines.push_back(primitiveLine(names, primitive));
        }
        for (std::size_t target = 0; target < (names.digests ? mesh.targetCount() : 0); ++target) {
            block.lines.push_back(targetLine(mesh, target));
        }
        block.title = "mesh " + names.object(mesh) + ": " + counted(vertices, "vertex", "vertices");
        blocks.add(std::move(block));
    }
    return blocks;
}

}  // namespace sinew
