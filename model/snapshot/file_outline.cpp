// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/snapshot/file_outline.h"

#include "model/core/shortest_digits.h"
#include "model/core/words.h"
#include "model/snapshot/outline_text.h"

namespace sinew {
namespace {

template <class Vector>
std::string vectorText(const Vector& vector) {
    std::string text;
    for (glm::length_t i = 0; i < Vector::length(); ++i) {
        text += ' ' + shortestDigits(vector[i] + 0.0F);
    }
    return text;
}

std::string nodeLine(const OutlineNames& names, NodeIndex index) {
    const Node& node = names.asset[index];
    const Transform& rest = node.rest;
    std::string line = names.node(index);
    if (node.parent) {
        line += " below " + names.node(node.parent);
    }
    std::string what;
    const auto add = [&what](const std::string& part) {
        what += (what.empty() ? ": " : ", ") + part;
    };
    if (rest.translation != glm::vec3(0.0F)) {
        add("translation" + vectorText(rest.translation));
    }
    if (rest.rotation != glm::quat(1.0F, 0.0F, 0.0F, 0.0F)) {
        add("rotation" + vectorText(glm::vec4(rest.rotation.x, rest.rotation.y, rest.rotation.z,
                                              rest.rotation.w)));
    }
    if (rest.scale != glm::vec3(1.0F)) {
        add("scale" + vectorText(rest.scale));
    }
    if (node.mesh) {
        add("draws mesh " + names.object(names.asset[node.mesh]));
    }
    if (node.skin) {
        add("skin " + names.object(names.asset[node.skin]));
    }
    if (node.camera) {
        add("camera " + names.object(names.asset[node.camera]));
    }
    if (node.light) {
        add("light " + names.object(names.asset[node.light]));
    }
    return line + what;
}

OutlineBlocks otherBlocks(const OutlineNames& names) {
    OutlineBlocks blocks;
    OutlineBlock nodes{.title = "nodes: " + std::to_string(names.asset.nodes.size())};
    for (std::size_t i = 0; i < names.asset.nodes.size(); ++i) {
        nodes.lines.push_back(nodeLine(names, NodeIndex(i)));
    }
    if (!nodes.lines.empty()) {
        blocks.add(std::move(nodes));
    }
    if (!names.asset.extensionsUsed.empty()) {
        OutlineBlock extensions{.title = "extensions"};
        for (const std::string& name : names.asset.extensionsUsed) {
            extensions.lines.push_back(shortKey(name));
        }
        blocks.add(std::move(extensions));
    }
    return blocks;
}

}  // namespace

bool canDigest(const Asset& asset) {
    constexpr std::uint64_t kMost = 4'000'000;
    constexpr std::uint64_t kPerByte = 8;
    const auto costOf = [](const Mesh& mesh) {
        std::uint64_t cost = 0;
        for (const Primitive& primitive : mesh.primitives) {
            cost +=
                primitive.vertexCount() * (1 + primitive.targets.size()) + primitive.indices.size();
        }
        return cost;
    };
    std::uint64_t cost = 0;
    std::vector<std::uint64_t> costs;
    for (const Mesh& mesh : asset.meshes) {
        costs.push_back(costOf(mesh));
        cost += costs.back();
    }
    for (const Node& node : asset.nodes) {
        cost += node.mesh && node.skin ? costs[node.mesh.value] : 0;
    }
    return cost <= kMost + kPerByte * (asset.info.fileBytes + asset.info.bufferBytes);
}

std::string fileOutline(const Asset& asset) {
    const OutlineNames names(asset);
    std::string text = "glTF " + asset.info.version + ": " +
                       counted(asset.animations.size(), "clip", "clips") + ", " +
                       counted(asset.skins.size(), "skin", "skins") + ", " +
                       counted(asset.meshes.size(), "mesh", "meshes") + ", " +
                       counted(asset.materials.size(), "material", "materials") + ", " +
                       counted(asset.nodes.size(), "node", "nodes") + '\n';
    clipBlocks(names).appendTo(text);
    skinBlocks(names).appendTo(text);
    meshBlocks(names).appendTo(text);
    materialBlocks(names).appendTo(text);
    otherBlocks(names).appendTo(text);
    return text;
}

}  // namespace sinew
