// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/model/borrow/rig_builder.h"

#include <algorithm>
#include <utility>

namespace sinew::test {

NodeIndex RigBuilder::joint(const std::string& name, NodeIndex parent, const Transform& rest) {
    const NodeIndex index(m_asset.nodes.size());
    Node node;
    node.name = name;
    node.parent = parent;
    node.rest = rest;
    m_asset.nodes.push_back(std::move(node));
    m_asset.parentsFirst.push_back(index);
    if (parent) {
        m_asset.nodes[parent.value].children.push_back(index);
    }
    return index;
}

NodeIndex RigBuilder::face(const std::string& name, const std::vector<std::string>& targets) {
    const NodeIndex index = joint(name, {});
    Mesh mesh;
    mesh.targetNames = targets;
    mesh.weights.assign(targets.size(), 0.0F);
    Node& node = m_asset.nodes[index.value];
    node.mesh = MeshIndex(m_asset.meshes.size());
    node.restWeights = mesh.weights;
    node.firstWeight = m_asset.weightCount;
    m_asset.weightCount += static_cast<std::uint32_t>(targets.size());
    m_asset.meshes.push_back(std::move(mesh));
    return index;
}

void RigBuilder::skin() {
    Skin skin;
    skin.joints = m_asset.parentsFirst;
    skin.inverseBindMatrices.assign(skin.joints.size(), glm::mat4(1.0F));
    m_asset.skins.push_back(std::move(skin));
}

AnimationIndex RigBuilder::clip(const std::string& name) {
    m_asset.animations.push_back({});
    m_asset.animations.back().name = name;
    return AnimationIndex(m_asset.animations.size() - 1);
}

void RigBuilder::channel(NodeIndex node, ChannelPath path, std::vector<float> values,
                         Interpolation interpolation) {
    Animation& clip = m_asset.animations.back();
    Sampler sampler;
    sampler.interpolation = interpolation;
    sampler.width = path == ChannelPath::Rotation ? 4U
                    : path == ChannelPath::Weights
                        ? static_cast<std::uint32_t>(m_asset[node].restWeights.size())
                        : 3U;
    std::vector<float> times;
    for (std::size_t key = 0; key < values.size() / sampler.keyStride(); ++key) {
        times.push_back(static_cast<float>(key));
    }
    sampler.times = std::move(times);
    sampler.values = std::move(values);
    clip.endSeconds = std::max(clip.endSeconds, sampler.times.back());
    clip.channels.push_back({.node = node,
                             .path = path,
                             .sampler = SamplerIndex(clip.samplers.size()),
                             .fileIndex = static_cast<std::uint32_t>(clip.channels.size())});
    clip.samplers.push_back(std::move(sampler));
}

std::shared_ptr<const Asset> RigBuilder::build() const {
    return std::make_shared<const Asset>(m_asset);
}

glm::quat turn(float degrees, const glm::vec3& axis) {
    return glm::angleAxis(glm::radians(degrees), glm::normalize(axis));
}

std::vector<float> keysOf(const std::vector<glm::quat>& rotations) {
    std::vector<float> values;
    for (const glm::quat& rotation : rotations) {
        values.insert(values.end(), {rotation.x, rotation.y, rotation.z, rotation.w});
    }
    return values;
}

}  // namespace sinew::test
