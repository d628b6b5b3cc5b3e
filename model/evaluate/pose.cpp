// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/pose.h"

#include <algorithm>

namespace sinew {

namespace {

using enum PosePart;

void size(const Asset& asset, Pose& pose) {
    pose.nodeCount = asset.nodes.size();
    pose.rowStride = poseRowStride(pose.nodeCount);
    pose.parts.resize(kPosePartCount * pose.rowStride);
    pose.fromMatrix.resize(pose.nodeCount);
    pose.weights.resize(asset.weightCount);
    pose.visible.resize(pose.nodeCount);
    pose.properties.resize(asset.propertyFloatCount);
}

}  // namespace

glm::vec3 Pose::translation(NodeIndex node) const noexcept {
    return {row(TranslationX)[node.value], row(TranslationY)[node.value],
            row(TranslationZ)[node.value]};
}

glm::quat Pose::rotation(NodeIndex node) const noexcept {
    return {row(RotationW)[node.value], row(RotationX)[node.value], row(RotationY)[node.value],
            row(RotationZ)[node.value]};
}

glm::vec3 Pose::scale(NodeIndex node) const noexcept {
    return {row(ScaleX)[node.value], row(ScaleY)[node.value], row(ScaleZ)[node.value]};
}

Transform Pose::local(NodeIndex node) const noexcept {
    return {.translation = translation(node), .rotation = rotation(node), .scale = scale(node)};
}

void Pose::setTranslation(NodeIndex node, const glm::vec3& value) noexcept {
    row(TranslationX)[node.value] = value.x;
    row(TranslationY)[node.value] = value.y;
    row(TranslationZ)[node.value] = value.z;
}

void Pose::setRotation(NodeIndex node, const glm::quat& value) noexcept {
    row(RotationX)[node.value] = value.x;
    row(RotationY)[node.value] = value.y;
    row(RotationZ)[node.value] = value.z;
    row(RotationW)[node.value] = value.w;
}

void Pose::setScale(NodeIndex node, const glm::vec3& value) noexcept {
    row(ScaleX)[node.value] = value.x;
    row(ScaleY)[node.value] = value.y;
    row(ScaleZ)[node.value] = value.z;
}

void Pose::restTransform(NodeIndex index, const Node& node) noexcept {
    setTranslation(index, node.rest.translation);
    setRotation(index, node.rest.rotation);
    setScale(index, node.rest.scale);
    fromMatrix[index.value] = node.matrix.has_value() ? 1 : 0;
}

void resetToRest(const Asset& asset, Pose& pose) {
    size(asset, pose);
    for (std::size_t i = 0; i < asset.nodes.size(); ++i) {
        const Node& node = asset.nodes[i];
        pose.restTransform(NodeIndex(i), node);
        pose.visible[i] = node.visible ? 1 : 0;
        std::copy(node.restWeights.begin(), node.restWeights.end(),
                  pose.weights.begin() + node.firstWeight);
    }
    for (const AnimatedProperty& property : asset.animatedProperties) {
        std::copy_n(property.rest.begin(), property.width,
                    pose.properties.begin() + property.first);
    }
}

}  // namespace sinew
