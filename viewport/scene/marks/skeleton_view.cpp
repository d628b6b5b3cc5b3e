// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/marks/skeleton_view.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "model/view/joint_colors.h"
#include "model/view/shown_nodes.h"

namespace sinew {
namespace {

SkeletonStyle styleFor(const Skeleton& skeleton, const SkeletonDisplay& requested) noexcept {
    return skeleton.alone && requested.style == SkeletonStyle::None ? SkeletonStyle::Octahedral
                                                                    : requested.style;
}

/// The joint of the weight view; none in other views.
NodeIndex shownJoint(const Asset& asset, const ViewOptions& view) noexcept {
    if (view.mode != ViewMode::Weight || asset.skins.empty()) {
        return {};
    }
    const std::uint32_t skin = view.skin.valid() ? view.skin.value : 0;
    const std::uint32_t joint = view.joint.valid() ? view.joint.value : 0;
    return skin < asset.skins.size() && joint < asset.skins[skin].joints.size()
               ? asset.skins[skin].joints[joint]
               : NodeIndex{};
}

}  // namespace

void SkeletonView::follow(const FrameInput& input) {
    const std::shared_ptr<const Asset>& asset = input.evaluator->sharedAsset();
    if (asset != m_asset || input.view.scene != m_scene) {
        m_asset = asset;
        m_scene = input.view.scene;
        m_skeleton = skeletonOf(*asset, m_scene);
        m_placed.resize(m_skeleton.joints.size());
        m_reach.resize(m_skeleton.joints.size());
        m_roles.resize(m_skeleton.joints.size());
        m_hidden.resize(m_skeleton.joints.size());
        m_inBranch.resize(asset->nodes.size());
        m_chosen.resize(asset->nodes.size());
        chooseNearest();
        chooseColors();
    }
    m_style = styleFor(m_skeleton, input.view.skeleton);
    m_shown =
        !m_skeleton.joints.empty() && (m_style != SkeletonStyle::None || input.view.skeleton.axes ||
                                       input.view.skeleton.names != JointNames::None);
    if (m_shown) {
        place(input);
        measure();
        assignRoles(input);
        chooseDrawn();
        noteHidden(input.view);
    }
}

std::string SkeletonView::notice() const {
    const auto drawn = std::count(m_drawn.begin(), m_drawn.end(), std::uint8_t{1});
    if (!m_shown || static_cast<std::size_t>(drawn) == m_drawn.size()) {
        return {};
    }
    return "the skeleton has " + std::to_string(m_drawn.size()) + " joints; " +
           std::to_string(drawn) +
           " are drawn: those nearest the roots, and the selection with its ancestors";
}

/// Joints of equal depth keep their order, parents first.
void SkeletonView::chooseNearest() {
    const std::size_t count = m_skeleton.joints.size();
    m_nearest.assign(count, count <= kMostDrawnJoints ? 1 : 0);
    m_drawn = m_nearest;
    if (count <= kMostDrawnJoints) {
        return;
    }
    std::vector<std::uint32_t> depth(count, 0);
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint32_t parent = m_skeleton.joints[i].parent;
        depth[i] = parent == SkeletonJoint::kNone ? 0 : depth[parent] + 1;
    }
    std::vector<std::uint32_t> order(count);
    std::iota(order.begin(), order.end(), 0U);
    std::stable_sort(order.begin(), order.end(),
                     [&](std::uint32_t a, std::uint32_t b) { return depth[a] < depth[b]; });
    for (std::size_t i = 0; i < kMostDrawnJoints; ++i) {
        m_nearest[order[i]] = 1;
    }
}

void SkeletonView::chooseColors() {
    const std::vector<glm::u8vec3> colors = jointColors(*m_asset);
    m_colors.clear();
    for (const SkeletonJoint& joint : m_skeleton.joints) {
        m_colors.push_back(glm::vec3(colors[joint.node.value]) / 255.0F);
    }
}

void SkeletonView::noteHidden(const ViewOptions& view) noexcept {
    for (std::size_t i = 0; i < m_hidden.size(); ++i) {
        m_hidden[i] = showsNode(view, m_skeleton.joints[i].node) ? 0 : 1;
    }
}

void SkeletonView::chooseDrawn() noexcept {
    if (m_drawn.size() <= kMostDrawnJoints) {
        return;
    }
    std::copy(m_nearest.begin(), m_nearest.end(), m_drawn.begin());
    for (std::uint32_t i = 0; i < m_roles.size(); ++i) {
        if (m_roles[i] != JointRole::Selected && m_roles[i] != JointRole::Hovered) {
            continue;
        }
        std::uint32_t joint = i;
        for (std::size_t n = 0; n <= kMostChainJoints && joint != SkeletonJoint::kNone; ++n) {
            m_drawn[joint] = 1;
            joint = m_skeleton.joints[joint].parent;
        }
    }
}

void SkeletonView::place(const FrameInput& input) noexcept {
    const bool bind = !viewModeInfo(input.view.mode).posed;
    for (std::size_t i = 0; i < m_placed.size(); ++i) {
        const SkeletonJoint& joint = m_skeleton.joints[i];
        m_placed[i] = bind ? joint.meshFromJoint : input.evaluator->world(joint.node);
    }
}

void SkeletonView::measure() noexcept {
    std::fill(m_reach.begin(), m_reach.end(), 0.0F);
    for (const SkeletonBone& bone : m_skeleton.bones) {
        const BoneEnds ends = m_skeleton.ends(bone, m_placed);
        const float length = glm::length(ends.tail - ends.head);
        if (std::isfinite(length)) {
            m_reach[bone.joint] = std::max(m_reach[bone.joint], length);
        }
    }
}

/// Those of several selected joints that are not the selected node.
void SkeletonView::noteChosen(const ViewOptions& view) noexcept {
    std::fill(m_chosen.begin(), m_chosen.end(), std::uint8_t{0});
    const std::uint32_t skin = view.skin.valid() ? view.skin.value : 0;
    if (view.joints == nullptr || skin >= m_asset->skins.size()) {
        return;
    }
    const std::vector<NodeIndex>& joints = m_asset->skins[skin].joints;
    for (const JointIndex joint : *view.joints) {
        if (joint.value < joints.size()) {
            m_chosen[joints[joint.value].value] = 1;
        }
    }
}

void SkeletonView::assignRoles(const FrameInput& input) noexcept {
    const NodeIndex root = input.view.highlight;
    for (const NodeIndex node : m_asset->parentsFirst) {
        const NodeIndex parent = (*m_asset)[node].parent;
        m_inBranch[node.value] =
            node == root || (parent.valid() && m_inBranch[parent.value] != 0) ? 1 : 0;
    }
    noteChosen(input.view);
    const NodeIndex weighted = root.valid() ? NodeIndex{} : shownJoint(*m_asset, input.view);
    for (std::size_t i = 0; i < m_roles.size(); ++i) {
        const NodeIndex node = m_skeleton.joints[i].node;
        JointRole role = m_inBranch[node.value] != 0 ? JointRole::Branch : JointRole::Plain;
        role = node == root || node == weighted || m_chosen[node.value] != 0 ? JointRole::Selected
                                                                             : role;
        m_roles[i] = node == input.view.hovered ? JointRole::Hovered : role;
    }
}

}  // namespace sinew
