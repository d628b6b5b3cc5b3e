// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/motion/rig_size.h"

#include <algorithm>
#include <cmath>

#include "model/asset/subtree.h"
#include "model/evaluate/bounds.h"
#include "model/evaluate/rest_pose.h"

namespace sinew {
namespace {

constexpr double kLeastReach = 0.1;  // share of the size
constexpr double kHalfTurn = 3.14159265358979;

double diagonal(const std::shared_ptr<const Asset>& asset, const std::vector<glm::dmat4>& world) {
    Box box;
    for (const NodeIndex node : jointsOrNodes(*asset)) {
        box.add(glm::vec3(world[node.value][3]));
    }
    if (asset->skins.empty() && !asset->meshes.empty()) {
        box = animatedBounds(asset, asset->defaultScene, {});
    }
    const double found = 2.0 * double{box.radius()};
    return found > 0.0 && std::isfinite(found) ? found : 1.0;
}

}  // namespace

double RigSize::moved(NodeIndex node, ChannelPath path, double change) const noexcept {
    switch (path) {
        case ChannelPath::Rotation:
            return 2.0 * std::sin(std::min(std::abs(change), kHalfTurn) / 2.0) * reach[node.value];
        case ChannelPath::Translation:
            return std::abs(change) * scaleAbove[node.value];
        case ChannelPath::Scale:
            return std::abs(change) * reach[node.value];
        case ChannelPath::Weights:
            break;
    }
    return 0.0;
}

RigSize rigSize(const std::shared_ptr<const Asset>& asset) {
    const std::vector<glm::dmat4> world = restWorld(*asset);
    RigSize rig{.size = diagonal(asset, world), .reach = {}, .scaleAbove = {}};
    rig.reach.assign(asset->nodes.size(), 0.0);
    rig.scaleAbove.assign(asset->nodes.size(), 1.0);
    for (auto node = asset->parentsFirst.rbegin(); node != asset->parentsFirst.rend(); ++node) {
        const NodeIndex parent = (*asset)[*node].parent;
        if (!parent) {
            continue;
        }
        const double link =
            glm::distance(glm::dvec3(world[node->value][3]), glm::dvec3(world[parent.value][3]));
        double& above = rig.reach[parent.value];
        above = std::max(above, rig.reach[node->value] + link);
        const double volume = glm::determinant(glm::dmat3(world[parent.value]));
        rig.scaleAbove[node->value] = std::cbrt(std::abs(volume));
    }
    for (double& reach : rig.reach) {
        reach = std::max(std::isfinite(reach) ? reach : 0.0, kLeastReach * rig.size);
    }
    return rig;
}

}  // namespace sinew
