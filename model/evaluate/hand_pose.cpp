// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/hand_pose.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

bool isFinite(const glm::vec3& value) noexcept {
    return std::isfinite(value.x) && std::isfinite(value.y) && std::isfinite(value.z);
}

bool isUsable(const glm::quat& rotation) noexcept {
    const float length = glm::length(rotation);
    return std::isfinite(length) && length > 0.0F;
}

bool isUsable(const HandTransform& transform) noexcept {
    return transform.any() && (!transform.translation || isFinite(*transform.translation)) &&
           (!transform.rotation || isUsable(*transform.rotation)) &&
           (!transform.scale || isFinite(*transform.scale));
}

bool isBefore(const HandTransform& transform, NodeIndex node) noexcept {
    return transform.node < node;
}

}  // namespace

const HandTransform* HandPose::find(NodeIndex node) const noexcept {
    const auto place = std::lower_bound(m_nodes.begin(), m_nodes.end(), node, isBefore);
    return place != m_nodes.end() && place->node == node ? &*place : nullptr;
}

void HandPose::set(const HandTransform& transform) {
    if (!isUsable(transform)) {
        reset(transform.node);
        return;
    }
    auto place = std::lower_bound(m_nodes.begin(), m_nodes.end(), transform.node, isBefore);
    if (place == m_nodes.end() || place->node != transform.node) {
        place = m_nodes.insert(place, transform);
    } else {
        *place = transform;
    }
    if (place->rotation) {
        place->rotation = glm::normalize(*place->rotation);
    }
}

void HandPose::reset(NodeIndex node) {
    std::erase_if(m_nodes, [node](const HandTransform& one) { return one.node == node; });
}

bool setTheSame(const HandPose& a, const HandPose& b) noexcept {
    return std::equal(a.nodes().begin(), a.nodes().end(), b.nodes().begin(), b.nodes().end(),
                      [](const HandTransform& one, const HandTransform& other) {
                          return one.node == other.node &&
                                 one.translation.has_value() == other.translation.has_value() &&
                                 one.rotation.has_value() == other.rotation.has_value() &&
                                 one.scale.has_value() == other.scale.has_value();
                      });
}

void applyByHand(const HandPose& hand, Pose& pose) noexcept {
    for (const HandTransform& one : hand.nodes()) {
        if (one.translation) {
            pose.setTranslation(one.node, *one.translation);
        }
        if (one.rotation) {
            pose.setRotation(one.node, *one.rotation);
        }
        if (one.scale) {
            pose.setScale(one.node, *one.scale);
        }
        pose.fromMatrix[one.node.value] = 0;
    }
}

void undoByHand(const Asset& asset, const HandPose& hand, Pose& pose) noexcept {
    for (const HandTransform& one : hand.nodes()) {
        const Node& node = asset[one.node];
        pose.setTranslation(one.node, node.rest.translation);
        pose.setRotation(one.node, node.rest.rotation);
        pose.setScale(one.node, node.rest.scale);
        pose.fromMatrix[one.node.value] = node.matrix.has_value() ? 1 : 0;
    }
}

}  // namespace sinew
