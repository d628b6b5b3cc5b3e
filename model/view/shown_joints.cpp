// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/shown_joints.h"

#include <algorithm>

namespace sinew {

namespace {

void addDescendants(const Asset& asset, const Skin& skin, std::vector<bool>& joints) {
    std::vector<bool> inside(asset.nodes.size(), false);
    for (std::size_t joint = 0; joint < joints.size(); ++joint) {
        inside[skin.joints[joint].value] = joints[joint] || inside[skin.joints[joint].value];
    }
    for (const NodeIndex node : asset.parentsFirst) {
        const NodeIndex parent = asset[node].parent;
        inside[node.value] = inside[node.value] || (parent.valid() && inside[parent.value]);
    }
    for (std::size_t joint = 0; joint < joints.size(); ++joint) {
        joints[joint] = inside[skin.joints[joint].value];
    }
}

}  // namespace

ShownJoints shownJoints(const Asset& asset, const ViewOptions& view) {
    ShownJoints shown;
    const SkinIndex skin = view.skin.valid() ? view.skin : SkinIndex(0U);
    if (skin.value >= asset.skins.size()) {
        return shown;
    }
    shown.skin = skin;
    shown.first = view.joint.valid() ? view.joint : JointIndex(0U);
    shown.contains.assign(asset[skin].joints.size(), false);
    const auto add = [&](JointIndex joint) {
        if (joint.value < shown.contains.size()) {
            shown.contains[joint.value] = true;
        }
    };
    add(shown.first);
    if (view.joints != nullptr) {
        std::for_each(view.joints->begin(), view.joints->end(), add);
    }
    if (view.descendants) {
        addDescendants(asset, asset[skin], shown.contains);
    }
    shown.count =
        static_cast<std::size_t>(std::count(shown.contains.begin(), shown.contains.end(), true));
    return shown;
}

}  // namespace sinew
