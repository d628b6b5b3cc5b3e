// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/bones_alone.h"

#include "model/evaluate/skeleton.h"

namespace sinew {

std::vector<NodeIndex> bonesAlone(const Asset& asset, SceneIndex scene) {
    std::vector<NodeIndex> nodes;
    if (!asset.skins.empty()) {
        return nodes;
    }
    const Skeleton skeleton = skeletonOf(asset, scene);
    if (skeleton.alone) {
        for (const SkeletonJoint& joint : skeleton.joints) {
            nodes.push_back(joint.node);
        }
    }
    return nodes;
}

}  // namespace sinew
