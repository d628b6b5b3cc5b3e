// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/joint_rows.h"

#include <algorithm>

#include "model/evaluate/skeleton.h"

namespace sinew {
namespace {

constexpr int kNoJoint = -1;

/// The joints in the order in which the hierarchy lists their nodes, and the joint above each.
struct JointOrder {
    std::vector<int> order;
    std::vector<int> above;  // [joint]
    std::vector<int> depth;  // [joint]
};

JointOrder orderOf(const Asset& asset, std::span<const NodeIndex> joints) {
    std::vector<int> jointOf(asset.nodes.size(), kNoJoint);
    for (std::size_t j = joints.size(); j-- > 0;) {
        jointOf[joints[j].value] = static_cast<int>(j);
    }
    JointOrder found{.order = {},
                     .above = std::vector<int>(joints.size(), kNoJoint),
                     .depth = std::vector<int>(joints.size(), 0)};
    struct Visit {
        NodeIndex node;
        int above;
    };
    std::vector<Visit> visits;
    for (std::size_t n = asset.nodes.size(); n-- > 0;) {
        if (!asset.nodes[n].parent) {
            visits.push_back({NodeIndex(n), kNoJoint});
        }
    }
    while (!visits.empty()) {
        auto [node, above] = visits.back();
        visits.pop_back();
        if (const int joint = jointOf[node.value]; joint != kNoJoint) {
            const auto at = static_cast<std::size_t>(joint);
            found.order.push_back(joint);
            found.above[at] = above;
            found.depth[at] =
                above == kNoJoint ? 0 : found.depth[static_cast<std::size_t>(above)] + 1;
            if (found.depth[at] < kDeepestJointRow) {
                above = joint;
            }
        }
        const std::vector<NodeIndex>& children = asset[node].children;
        for (auto child = children.rbegin(); child != children.rend(); ++child) {
            visits.push_back({*child, above});
        }
    }
    for (std::size_t j = 0; j < joints.size(); ++j) {  // listed twice in the skin
        if (jointOf[joints[j].value] != static_cast<int>(j)) {
            found.order.push_back(static_cast<int>(j));
        }
    }
    return found;
}

}  // namespace

TreeRows makeJointRows(const Asset& asset, std::span<const NodeIndex> joints, bool tree,
                       const std::vector<bool>& pinned) {
    JointOrder found = orderOf(asset, joints);
    std::stable_partition(found.order.begin(), found.order.end(),
                          [&](int joint) { return pinned[static_cast<std::size_t>(joint)]; });
    TreeRows made;
    made.rows.resize(joints.size());
    for (const int joint : found.order) {
        const auto at = static_cast<std::size_t>(joint);
        made.append(joint, tree && !pinned[at] ? found.above[at] : kNoJoint);
    }
    return made;
}

std::vector<JointIndex> jointsAmong(const Asset& asset, SkinIndex skin,
                                    std::span<const NodeIndex> nodes) {
    std::vector<bool> wanted(asset.nodes.size(), false);
    for (const NodeIndex node : nodes) {
        wanted[node.value] = true;
    }
    std::vector<JointIndex> joints;
    for (std::size_t joint = 0; joint < asset[skin].joints.size(); ++joint) {
        if (wanted[asset[skin].joints[joint].value]) {
            joints.emplace_back(joint);
        }
    }
    return joints;
}

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
