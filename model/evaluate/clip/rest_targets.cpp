// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/clip/rest_targets.h"

#include <algorithm>

namespace sinew {

namespace {

void resetTransform(const Asset& asset, const PoseTarget& target, Pose& pose) noexcept {
    const Node& node = asset[target.node];
    if (target.kind == PoseTarget::Kind::Translation) {
        pose.setTranslation(target.node, node.rest.translation);
    } else if (target.kind == PoseTarget::Kind::Rotation) {
        pose.setRotation(target.node, node.rest.rotation);
    } else {
        pose.setScale(target.node, node.rest.scale);
    }
    pose.fromMatrix[target.node.value] = node.matrix.has_value() ? 1 : 0;
}

}  // namespace

void resetToRest(const Asset& asset, std::span<const PoseTarget> targets, Pose& pose) noexcept {
    for (const PoseTarget& target : targets) {
        switch (target.kind) {
            case PoseTarget::Kind::Translation:
            case PoseTarget::Kind::Rotation:
            case PoseTarget::Kind::Scale:
                resetTransform(asset, target, pose);
                break;
            case PoseTarget::Kind::Weight: {
                const Node& node = asset[target.node];
                pose.weights[target.index] = node.restWeights[target.index - node.firstWeight];
                break;
            }
            case PoseTarget::Kind::Visible:
                pose.visible[target.index] = asset[target.node].visible ? 1 : 0;
                break;
            case PoseTarget::Kind::Property: {
                const AnimatedProperty& property = asset.animatedProperties[target.index];
                std::copy_n(property.rest.begin(), property.width,
                            pose.properties.begin() + property.first);
                break;
            }
        }
    }
}

}  // namespace sinew
