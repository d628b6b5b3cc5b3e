// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/joint_rows.h"

#include <algorithm>

namespace sinew {
namespace {

constexpr int kNoJoint = -1;

/// The joints in the order in which the hierarchy lists their nodes, and the joint above each.
struct JointOrder {
    std::vector<int> order;
    std::vector<int> above;  // [joint]
    std::vector<int> depth;  // [joint]
};

JointOrder orderOf(const Asset& asset, const Skin& skin) {
    std::vector<int> jointOf(asset.nodes.size(), kNoJoint);
    for (std::size_t j = skin.joints.size(); j-- > 0;) {
        jointOf[skin.joints[j].value] = static_cast<int>(j);
    }
    JointOrder found{.order = {},
                     .above = std::vector<int>(skin.joints.size(), kNoJoint),
                     .depth = std::vector<int>(skin.joints.size(), 0)};
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
    for (std::size_t j = 0; j < skin.joints.size(); ++j) {  // listed twice in the skin
        if (jointOf[skin.joints[j].value] != static_cast<int>(j)) {
            found.order.push_back(static_cast<int>(j));
        }
    }
    return found;
}

}  // namespace

JointRows makeJointRows(const Asset& asset, SkinIndex skin, bool tree,
                        const std::vector<bool>& pinned) {
    JointOrder joints = orderOf(asset, asset[skin]);
    std::stable_partition(joints.order.begin(), joints.order.end(),
                          [&](int joint) { return pinned[static_cast<std::size_t>(joint)]; });
    JointRows made;
    made.rows.resize(asset[skin].joints.size());
    for (const int joint : joints.order) {
        const auto at = static_cast<std::size_t>(joint);
        const int parent = tree && !pinned[at] ? joints.above[at] : kNoJoint;
        std::vector<int>& siblings =
            parent == kNoJoint ? made.roots : made.rows[static_cast<std::size_t>(parent)].children;
        made.rows[at].parent = parent;
        made.rows[at].place = static_cast<int>(siblings.size());
        siblings.push_back(joint);
    }
    return made;
}

}  // namespace sinew
