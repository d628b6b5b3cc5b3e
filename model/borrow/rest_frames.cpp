// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/borrow/rest_frames.h"

namespace sinew {
namespace {

glm::dquat restRotation(const Node& node) {
    const glm::dquat rotation(node.rest.rotation);
    const double length = glm::length(rotation);
    return length > 0.0 ? rotation / length : glm::dquat(1.0, 0.0, 0.0, 0.0);
}

}  // namespace

glm::dquat RestFrames::parentRotation(const Asset& asset, NodeIndex node) const {
    const NodeIndex parent = asset[node].parent;
    return parent ? rotations[parent.value] : glm::dquat(1.0, 0.0, 0.0, 0.0);
}

glm::dmat4 RestFrames::parentWorld(const Asset& asset, NodeIndex node) const {
    const NodeIndex parent = asset[node].parent;
    return parent ? world[parent.value] : glm::dmat4(1.0);
}

RestFrames restFrames(const Asset& asset) {
    RestFrames frames;
    frames.rotations.resize(asset.nodes.size());
    frames.world.resize(asset.nodes.size());
    for (const NodeIndex index : asset.parentsFirst) {
        const Node& node = asset[index];
        const glm::dmat4 local = node.matrix ? glm::dmat4(*node.matrix) : toMatrixDouble(node.rest);
        frames.rotations[index.value] = frames.parentRotation(asset, index) * restRotation(node);
        frames.world[index.value] = frames.parentWorld(asset, index) * local;
    }
    return frames;
}

}  // namespace sinew
