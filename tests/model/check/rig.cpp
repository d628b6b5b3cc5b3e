// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/model/check/rig.h"

#include <algorithm>
#include <cmath>

#include "model/check/check_asset.h"
#include "tests/support/edit.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/require_listed.h"

namespace sinew::test {
namespace {

Primitive strip() {
    std::vector<glm::vec3> positions;
    for (std::size_t row = 0; row < kRows; ++row) {
        for (std::size_t column = 0; column < kColumns; ++column) {
            positions.emplace_back(static_cast<float>(column) - 1.0F, static_cast<float>(row),
                                   0.0F);
        }
    }
    std::vector<std::uint32_t> indices;
    for (std::uint32_t row = 0; row + 1 < kRows; ++row) {
        for (std::uint32_t column = 0; column + 1 < kColumns; ++column) {
            const std::uint32_t a = row * kColumns + column;
            const std::uint32_t b = a + kColumns;
            indices.insert(indices.end(), {a, a + 1, b, b, a + 1, b + 1});
        }
    }
    Primitive primitive;
    primitive.indices = std::move(indices);
    primitive.indexed = true;
    primitive.influenceSets = {{std::vector<glm::u16vec4>(positions.size()),
                                std::vector<glm::vec4>(positions.size(), glm::vec4(0.0F))}};
    primitive.positions = std::move(positions);
    return primitive;
}

Node joint(const char* name, float y) {
    Node node;
    node.name = name;
    node.rest.translation = {0.0F, y, 0.0F};
    return node;
}

}  // namespace

Asset cleanRig() {
    Asset asset;
    asset.meshes.resize(1);
    asset.meshes[0].name = "Strip";
    asset.meshes[0].primitives = {strip()};
    asset.nodes = {{}, joint("Hips", 0.0F), joint("Spine", 1.0F), joint("Head", 1.0F)};
    asset.nodes[0].name = "Strip";
    asset.nodes[0].mesh = MeshIndex(0U);
    asset.nodes[0].skin = SkinIndex(0U);
    asset.nodes[1].children = {NodeIndex(2U)};
    asset.nodes[2].children = {NodeIndex(3U)};
    asset.skins.resize(1);
    Skin& skin = asset.skins[0];
    skin.name = "Rig";
    skin.inverseBindMatricesStored = true;
    for (std::size_t j = 0; j < 3; ++j) {
        skin.joints.emplace_back(j + 1);
        glm::mat4 inverseBind(1.0F);
        inverseBind[3].y = -static_cast<float>(j);
        skin.inverseBindMatrices.push_back(inverseBind);
    }
    for (std::size_t v = 0; v < kRows * kColumns; ++v) {
        setInfluences(asset, v,
                      {{static_cast<std::uint16_t>(std::min<std::size_t>(v / kColumns, 2)), 1.0F}});
    }
    asset.scenes.resize(1);
    asset.scenes[0].roots = {NodeIndex(0U), NodeIndex(1U)};
    asset.defaultScene = SceneIndex(0U);
    asset.animations.resize(1);
    asset.animations[0].name = "Nod";
    for (std::size_t j = 1; j <= 3; ++j) {
        addTurns(asset, NodeIndex(j), {0.0F, 0.25F, 0.5F, 1.0F}, {0.0F, 10.0F, -10.0F, 0.0F});
    }
    return asset;
}

Asset rigWithArms() {
    Asset asset = cleanRig();
    for (const float side : {1.0F, -1.0F}) {
        Node arm;
        arm.name = side > 0.0F ? "Arm.L" : "Arm.R";
        arm.rest.translation = {side, 1.0F, 0.0F};
        asset.nodes[2].children.emplace_back(asset.nodes.size());
        asset.skins[0].joints.emplace_back(asset.nodes.size());
        asset.nodes.push_back(arm);
        glm::mat4 inverseBind(1.0F);
        inverseBind[3] = {-side, -2.0F, 0.0F, 1.0F};
        asset.skins[0].inverseBindMatrices.push_back(inverseBind);
    }
    return asset;
}

void setInfluences(Asset& asset, std::size_t vertex, const std::vector<Influence>& influences,
                   std::size_t set) {
    InfluenceSet& target = asset.meshes[0].primitives[0].influenceSets[set];
    glm::u16vec4 joints(0);
    glm::vec4 weights(0.0F);
    for (std::size_t i = 0; i < influences.size(); ++i) {
        joints[static_cast<int>(i)] = influences[i].joint;
        weights[static_cast<int>(i)] = influences[i].weight;
    }
    edit(target.joints, [&](auto& all) { all[vertex] = joints; });
    edit(target.weights, [&](auto& all) { all[vertex] = weights; });
}

void addTurns(Asset& asset, NodeIndex node, const std::vector<float>& times,
              const std::vector<float>& degrees) {
    std::vector<float> values;
    for (const float degree : degrees) {
        const float half = glm::radians(degree) / 2.0F;
        values.insert(values.end(), {0.0F, 0.0F, std::sin(half), std::cos(half)});
    }
    addTrack(asset, node, ChannelPath::Rotation, times, values);
}

void addTrack(Asset& asset, NodeIndex node, ChannelPath path, SharedArray<float> times,
              const std::vector<float>& values, Interpolation interpolation) {
    Animation& animation = asset.animations[0];
    Sampler sampler;
    sampler.interpolation = interpolation;
    const std::size_t parts = interpolation == Interpolation::CubicSpline ? 3 : 1;
    sampler.width = static_cast<std::uint32_t>(values.size() / times.size() / parts);
    sampler.times = std::move(times);
    sampler.values = values;
    animation.channels.push_back({node, path, SamplerIndex(animation.samplers.size()),
                                  static_cast<std::uint32_t>(animation.channels.size())});
    animation.samplers.push_back(std::move(sampler));
}

std::vector<Diagnostic> lint(Asset asset) {
    std::vector<Diagnostic> findings = checkAsset(*finishAsset(std::move(asset)));
    requireListed(findings);
    return findings;
}

std::vector<Diagnostic> lint(Asset asset, std::string_view code) {
    std::vector<Diagnostic> findings = lint(std::move(asset));
    std::erase_if(findings, [code](const Diagnostic& finding) { return finding.code != code; });
    return findings;
}

std::string listed(const std::vector<Diagnostic>& findings) {
    std::string text;
    for (const Diagnostic& finding : findings) {
        text += finding.code + " at " + finding.pointer + ": " + finding.message + '\n';
    }
    return text;
}

}  // namespace sinew::test
