// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/moved_nodes.h"
#include "model/asset/subtree.h"

#include <algorithm>
#include <cmath>

namespace sinew::check {
namespace {

// Per node: whether `holds` is set for it or a descendant.
std::vector<bool> atOrBelow(const Asset& asset, std::vector<bool> holds) {
    for (std::size_t i = asset.parentsFirst.size(); i-- > 0;) {
        const NodeIndex node = asset.parentsFirst[i];
        if (asset[node].parent && holds[node.value]) {
            holds[asset[node].parent.value] = true;
        }
    }
    return holds;
}

}  // namespace

bool isUneven(const glm::vec3& scale, double tolerance) noexcept {
    const glm::vec3 size = glm::abs(scale);
    const float longest = std::max({size.x, size.y, size.z});
    return longest - std::min({size.x, size.y, size.z}) > static_cast<float>(tolerance) * longest;
}

double meanScale(const glm::vec3& scale) noexcept {
    return std::cbrt(std::abs(double{scale.x} * double{scale.y} * double{scale.z}));
}

std::vector<NodeIndex> closestJoints(const Asset& asset) {
    std::vector<NodeIndex> closest(asset.nodes.size());
    const std::vector<bool> isJoint = jointsOfSkins(asset);
    for (const NodeIndex node : asset.parentsFirst) {
        const NodeIndex parent = asset[node].parent;
        closest[node.value] = isJoint[node.value] ? node
                              : parent            ? closest[parent.value]
                                                  : NodeIndex();
    }
    return closest;
}

std::vector<bool> nodesWithTurnsBelow(const Asset& asset, double degrees) {
    const auto cosine = static_cast<float>(std::cos(glm::radians(degrees / 2.0)));
    std::vector<bool> turned(asset.nodes.size(), false);
    for (std::size_t i = 0; i < asset.nodes.size(); ++i) {
        turned[i] = std::abs(asset.nodes[i].rest.rotation.w) < cosine;
    }
    for (const Animation& animation : asset.animations) {
        for (const Channel& channel : animation.channels) {
            if (channel.path == ChannelPath::Rotation) {
                turned[channel.node.value] = true;
            }
        }
    }
    turned = atOrBelow(asset, std::move(turned));
    std::vector<bool> below(asset.nodes.size(), false);
    for (std::size_t i = 0; i < asset.nodes.size(); ++i) {
        if (turned[i] && asset.nodes[i].parent) {
            below[asset.nodes[i].parent.value] = true;
        }
    }
    return below;
}

std::vector<bool> nodesThatMatter(const Asset& asset) {
    std::vector<bool> matters(asset.nodes.size(), false);
    for (std::size_t i = 0; i < asset.nodes.size(); ++i) {
        const Node& node = asset.nodes[i];
        if ((node.mesh && !node.skin) || node.camera || node.light) {
            matters[i] = true;
        }
        if (node.mesh && node.skin) {
            for (const NodeIndex joint : asset[node.skin].joints) {
                matters[joint.value] = true;
            }
        }
    }
    return atOrBelow(asset, std::move(matters));
}

}  // namespace sinew::check
