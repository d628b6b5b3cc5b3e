// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/model/weights/skinned_sheet.h"

#include <algorithm>
#include <numeric>
#include <random>

#include "tests/support/gltf_builder.h"

namespace sinew::test {
namespace {

constexpr std::size_t kSlots = 4;

std::vector<InfluenceSet> setsOf(const SheetInfluences& influences) {
    std::size_t most = 1;
    for (const std::vector<JointWeight>& vertex : influences) {
        most = std::max(most, vertex.size());
    }
    std::vector<InfluenceSet> sets;
    for (std::size_t first = 0; first < most; first += kSlots) {
        std::vector<glm::u16vec4> joints(influences.size(), glm::u16vec4(0));
        std::vector<glm::vec4> weights(influences.size(), glm::vec4(0.0F));
        for (std::size_t v = 0; v < influences.size(); ++v) {
            for (std::size_t i = first; i < std::min(influences[v].size(), first + kSlots); ++i) {
                const auto slot = static_cast<glm::length_t>(i - first);
                joints[v][slot] = static_cast<std::uint16_t>(influences[v][i].joint);
                weights[v][slot] = influences[v][i].weight;
            }
        }
        sets.push_back({std::move(joints), std::move(weights)});
    }
    return sets;
}

Primitive sheet(std::uint32_t columns, std::uint32_t rows, const SheetInfluences& influences) {
    std::vector<glm::vec3> positions;
    std::vector<std::uint32_t> indices;
    for (std::uint32_t y = 0; y < rows; ++y) {
        for (std::uint32_t x = 0; x < columns; ++x) {
            positions.emplace_back(static_cast<float>(x), static_cast<float>(y), 0.0F);
            const std::uint32_t v = y * columns + x;
            if (x + 1 < columns && y + 1 < rows) {
                indices.insert(indices.end(),
                               {v, v + 1, v + columns, v + columns, v + 1, v + columns + 1});
            }
        }
    }
    Primitive primitive;
    primitive.positions = positions;
    primitive.indices = indices;
    primitive.indexed = true;
    primitive.influenceSets = setsOf(influences);
    return primitive;
}

void animate(Asset& asset, std::size_t jointCount) {
    Animation wave;
    wave.name = "Wave";
    for (std::size_t j = 0; j < jointCount; ++j) {
        const float angle = 0.3F + 0.2F * static_cast<float>(j);
        const glm::quat turn = glm::angleAxis(angle, glm::vec3(0.0F, 0.0F, 1.0F));
        Sampler turns;
        turns.width = 4;
        turns.times = {0.0F, 1.0F};
        turns.values = {0.0F, 0.0F, 0.0F, 1.0F, turn.x, turn.y, turn.z, turn.w};
        wave.samplers.push_back(turns);
        wave.channels.push_back({.node = NodeIndex(j + 1),
                                 .path = ChannelPath::Rotation,
                                 .sampler = SamplerIndex(j),
                                 .fileIndex = static_cast<std::uint32_t>(j)});
    }
    asset.animations.push_back(std::move(wave));
}

}  // namespace

Asset skinnedSheet(std::uint32_t columns, std::uint32_t rows, std::size_t jointCount,
                   const SheetInfluences& influences) {
    Asset asset;
    Mesh mesh;
    mesh.primitives.push_back(sheet(columns, rows, influences));
    asset.meshes.push_back(std::move(mesh));
    Node body;
    body.mesh = MeshIndex(0U);
    body.skin = SkinIndex(0U);
    asset.nodes.push_back(std::move(body));
    Skin skin;
    for (std::size_t j = 0; j < jointCount; ++j) {
        Node joint;
        joint.name = "Joint" + std::to_string(j);
        joint.rest.translation = glm::vec3(static_cast<float>(j), 0.0F, 0.0F);
        asset.nodes.push_back(std::move(joint));
        skin.joints.emplace_back(j + 1);
        glm::mat4 inverse(1.0F);
        inverse[3].x = -static_cast<float>(j);
        skin.inverseBindMatrices.push_back(inverse);
    }
    asset.skins.push_back(std::move(skin));
    animate(asset, jointCount);
    return asset;
}

SheetInfluences randomInfluences(std::size_t vertices, std::size_t jointCount, std::size_t count,
                                 std::uint32_t seed) {
    std::mt19937 engine(seed);
    const auto uniform = [&](float low, float high) {
        return low + (high - low) * static_cast<float>(engine()) / 4294967296.0F;
    };
    SheetInfluences all(vertices);
    std::vector<std::uint32_t> joints(jointCount);
    for (std::vector<JointWeight>& vertex : all) {
        std::iota(joints.begin(), joints.end(), 0U);
        std::shuffle(joints.begin(), joints.end(), engine);
        float sum = 0.0F;
        for (std::size_t i = 0; i < count; ++i) {
            vertex.push_back({joints[i], uniform(0.05F, 1.0F)});
            sum += vertex.back().weight;
        }
        const float wanted = uniform(0.5F, 1.5F);
        for (JointWeight& influence : vertex) {
            influence.weight *= wanted / sum;
        }
    }
    return all;
}

}  // namespace sinew::test
