// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/gltf_builder.h"

#include <algorithm>

#include "model/asset/animated_properties.h"
#include "model/asset/channel_lookup.h"

namespace sinew::test {
namespace {

void linkNodes(Asset& asset) {
    for (std::size_t i = 0; i < asset.nodes.size(); ++i) {
        for (const NodeIndex child : asset.nodes[i].children) {
            asset.nodes[child.value].parent = NodeIndex(i);
        }
    }

    asset.parentsFirst.clear();
    for (std::size_t i = 0; i < asset.nodes.size(); ++i) {
        if (!asset.nodes[i].parent) {
            asset.parentsFirst.push_back(NodeIndex(i));
        }
    }
    for (std::size_t done = 0; done < asset.parentsFirst.size(); ++done) {
        const Node& node = asset[asset.parentsFirst[done]];
        asset.parentsFirst.insert(asset.parentsFirst.end(), node.children.begin(),
                                  node.children.end());
    }
}

void placeWeights(Asset& asset) {
    asset.weightCount = 0;
    for (Node& node : asset.nodes) {
        if (node.mesh && node.restWeights.empty()) {
            node.restWeights = asset[node.mesh].weights;
        }
        node.firstWeight = asset.weightCount;
        asset.weightCount += static_cast<std::uint32_t>(node.restWeights.size());
    }
}

}  // namespace

std::shared_ptr<const Asset> finishAsset(Asset asset) {
    linkNodes(asset);
    placeWeights(asset);
    for (Animation& animation : asset.animations) {
        setKeyRange(animation);
    }
    listAnimatedProperties(asset);
    return std::make_shared<const Asset>(std::move(asset));
}

}  // namespace sinew::test
