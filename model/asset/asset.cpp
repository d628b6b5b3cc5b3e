// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/asset/asset.h"

#include <algorithm>

#include "model/asset/subtree.h"
#include "model/core/utf8.h"

namespace sinew {

Asset::Asset() = default;
Asset::~Asset() = default;
Asset::Asset(const Asset& other) = default;
Asset::Asset(Asset&& other) noexcept = default;
Asset& Asset::operator=(const Asset& other) = default;
Asset& Asset::operator=(Asset&& other) noexcept = default;

namespace {

bool mirrors(const glm::vec3& scale) noexcept {
    return scale.x * scale.y * scale.z < 0.0F;
}

bool mirrors(const Node& node) {
    return mirrors(node.rest.scale) ||
           (node.instances && std::ranges::any_of(node.instances->transforms, [](const auto& each) {
                return mirrors(each.scale);
            }));
}

bool canMirror(const Sampler& scale) {
    return scale.interpolation == Interpolation::CubicSpline ||
           std::ranges::any_of(scale.values, [](float value) { return value < 0.0F; });
}

}  // namespace

bool sharesContents(const Asset& a, const Asset& b) noexcept {
    return &a == &b || (a.json != nullptr && a.json == b.json);
}

std::vector<NodeIndex> sceneNodes(const Asset& asset, SceneIndex scene) {
    if (scene.value >= asset.scenes.size()) {
        return asset.parentsFirst;
    }

    return subtreeNodes(asset, asset[scene].roots);
}

std::vector<NodeIndex> subtreeNodes(const Asset& asset, std::span<const NodeIndex> roots) {
    std::vector<bool> inside(asset.nodes.size(), false);
    for (const NodeIndex root : roots) {
        inside[root.value] = true;
    }
    std::vector<NodeIndex> result;
    for (const NodeIndex node : asset.parentsFirst) {
        const NodeIndex parent = asset[node].parent;
        if (parent && inside[parent.value]) {
            inside[node.value] = true;
        }
        if (inside[node.value]) {
            result.push_back(node);
        }
    }
    return result;
}
bool canMirror(const Asset& asset) {
    if (std::ranges::any_of(asset.nodes, [](const Node& node) { return mirrors(node); })) {
        return true;
    }
    for (const Animation& animation : asset.animations) {
        for (const Channel& channel : animation.channels) {
            if (channel.path == ChannelPath::Scale &&
                canMirror(animation.samplers[channel.sampler.value])) {
                return true;
            }
        }
    }
    return false;
}

std::vector<bool> visibleNodes(const Asset& asset) {
    std::vector<bool> visible(asset.nodes.size(), true);
    for (const NodeIndex node : asset.parentsFirst) {
        const NodeIndex parent = asset[node].parent;
        visible[node.value] = asset[node].visible && (!parent || visible[parent.value]);
    }
    return visible;
}

std::string displayName(const std::string& name, const char* word, std::size_t index) {
    return name.empty() ? std::string(word) + " " + std::to_string(index) : oneLine(name);
}

}  // namespace sinew
