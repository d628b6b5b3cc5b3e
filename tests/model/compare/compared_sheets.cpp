// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/model/compare/compared_sheets.h"

#include <algorithm>
#include <numeric>

#include "tests/model/weights/skinned_sheet.h"
#include "tests/support/edit.h"
#include "tests/support/gltf_builder.h"

namespace sinew::test {
namespace {

constexpr std::uint32_t kColumns = 5;
constexpr std::uint32_t kRows = 4;

/// `order` [new vertex]: the old one.
void takeVertices(Primitive& primitive, const std::vector<std::uint32_t>& order) {
    const auto take = [&](auto& array) {
        edit(array, [&](auto& values) {
            auto taken = values;
            taken.clear();
            for (const std::uint32_t old : order) {
                taken.push_back(values[old]);
            }
            values = taken;
        });
    };
    take(primitive.positions);
    take(primitive.influenceSets[0].joints);
    take(primitive.influenceSets[0].weights);
}

}  // namespace

Asset comparedSheet() {
    SheetInfluences influences;
    for (std::uint32_t v = 0; v < kColumns * kRows; ++v) {
        const float second = static_cast<float>(v % kColumns) / 4.0F;
        influences.push_back({{0, 1.0F - second}, {1, second}});
    }
    Asset asset = skinnedSheet(kColumns, kRows, 2, influences);
    asset.nodes[0].name = "Body";
    asset.meshes[0].name = "Sheet";
    return asset;
}

std::shared_ptr<const Asset> changedSheet(const std::function<void(Asset&)>& change) {
    Asset asset = comparedSheet();
    if (change) {
        change(asset);
    }
    return finishAsset(std::move(asset));
}

std::shared_ptr<const ClipLibrary> clipsOf(const std::function<void(Asset&)>& change) {
    return std::make_shared<ClipLibrary>(changedSheet(change));
}

void moveVertex(Asset& asset, std::size_t vertex, const glm::vec3& by) {
    edit(asset.meshes[0].primitives[0].positions,
         [&](std::vector<glm::vec3>& positions) { positions[vertex] += by; });
}

void reverseVertices(Asset& asset) {
    Primitive& primitive = asset.meshes[0].primitives[0];
    const auto count = static_cast<std::uint32_t>(primitive.vertexCount());
    std::vector<std::uint32_t> order(count);
    std::iota(order.rbegin(), order.rend(), 0U);
    takeVertices(primitive, order);
    std::vector<std::uint32_t> indices = elementList(primitive);
    for (std::uint32_t& index : indices) {
        index = count - 1 - index;
    }
    primitive.indices = indices;
}

void reverseNodes(Asset& asset) {
    const auto turned = [&](NodeIndex node) {
        return NodeIndex(asset.nodes.size() - 1 - node.value);
    };
    std::reverse(asset.nodes.begin(), asset.nodes.end());
    for (NodeIndex& joint : asset.skins[0].joints) {
        joint = turned(joint);
    }
    for (Channel& channel : asset.animations[0].channels) {
        channel.node = turned(channel.node);
    }
}

void reverseJoints(Asset& asset) {
    Skin& skin = asset.skins[0];
    std::reverse(skin.joints.begin(), skin.joints.end());
    std::reverse(skin.inverseBindMatrices.begin(), skin.inverseBindMatrices.end());
    edit(asset.meshes[0].primitives[0].influenceSets[0].joints,
         [](std::vector<glm::u16vec4>& joints) {
             for (glm::u16vec4& four : joints) {
                 four = glm::u16vec4(1 - four.x, 1 - four.y, four.z, four.w);
             }
         });
}

void splitVertices(Asset& asset) {
    Primitive& primitive = asset.meshes[0].primitives[0];
    std::vector<std::uint32_t> indices = elementList(primitive);
    takeVertices(primitive, indices);
    std::iota(indices.begin(), indices.end(), 0U);
    primitive.indices = indices;
}

}  // namespace sinew::test
