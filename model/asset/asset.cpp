// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/asset/asset.h"

namespace sinew {

Asset::Asset() = default;
Asset::~Asset() = default;
Asset::Asset(const Asset& other) = default;
Asset::Asset(Asset&& other) noexcept = default;
Asset& Asset::operator=(const Asset& other) = default;
Asset& Asset::operator=(Asset&& other) noexcept = default;

std::vector<NodeIndex> sceneNodes(const Asset& asset, SceneIndex scene) {
    if (!scene)
        return asset.parentsFirst;

    std::vector<bool> shown(asset.nodes.size(), false);
    for (const NodeIndex root : asset[scene].roots)
        shown[root.value] = true;

    std::vector<NodeIndex> result;
    for (const NodeIndex node : asset.parentsFirst) {
        const NodeIndex parent = asset[node].parent;
        if (parent && shown[parent.value])
            shown[node.value] = true;
        if (shown[node.value])
            result.push_back(node);
    }
    return result;
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
    return name.empty() ? std::string(word) + " " + std::to_string(index) : name;
}

}  // namespace sinew
