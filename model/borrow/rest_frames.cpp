// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/borrow/rest_frames.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr double kSameTranslation = 1e-5;  // relative

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

glm::dquat RestFrames::localRotation(const Asset& asset, NodeIndex node) const {
    return glm::conjugate(parentRotation(asset, node)) * rotations[node.value];
}

glm::dvec3 RestFrames::localTranslation(const Asset& asset, NodeIndex node) const {
    const glm::dvec3 rest(asset[node].rest.translation);
    const glm::dmat4 parent = parentWorld(asset, node);
    const double volume = glm::determinant(glm::dmat3(parent));
    if (!std::isfinite(volume) || volume == 0.0) {
        return rest;
    }
    const glm::dvec3 here(glm::inverse(parent) * world[node.value][3]);
    const double same = kSameTranslation * std::max(glm::length(here), glm::length(rest));
    return glm::distance(here, rest) <= same ? rest : here;
}

void RestFrames::placeAtRest(const Asset& asset, NodeIndex index) {
    const Node& node = asset[index];
    const glm::dmat4 local = node.matrix ? glm::dmat4(*node.matrix) : toMatrixDouble(node.rest);
    rotations[index.value] = parentRotation(asset, index) * restRotation(node);
    world[index.value] = parentWorld(asset, index) * local;
}

void RestFrames::turnTo(const glm::dquat& rotation, NodeIndex node) {
    const glm::dmat3 turn = glm::mat3_cast(rotation * glm::conjugate(rotations[node.value]));
    glm::dmat4& frame = world[node.value];
    for (glm::length_t i = 0; i < 3; ++i) {
        frame[i] = glm::dvec4(turn * glm::dvec3(frame[i]), 0.0);
    }
    rotations[node.value] = rotation;
}

double turnDegrees(const glm::dquat& a, const glm::dquat& b) {
    const glm::dquat turn = glm::conjugate(a) * b;
    const glm::dvec3 axis(turn.x, turn.y, turn.z);
    return glm::degrees(2.0 * std::atan2(glm::length(axis), std::abs(turn.w)));
}

RestFrames restFrames(const Asset& asset) {
    RestFrames frames;
    frames.rotations.resize(asset.nodes.size());
    frames.world.resize(asset.nodes.size());
    for (const NodeIndex index : asset.parentsFirst) {
        frames.placeAtRest(asset, index);
    }
    return frames;
}

}  // namespace sinew
