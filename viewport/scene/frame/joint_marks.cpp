// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/frame/joint_marks.h"

#include "model/view/joint_colors.h"
#include "model/view/shown_joints.h"
#include "viewport/scene/frame/shader_layout.h"

namespace sinew {

JointMarks::JointMarks(const Asset& asset) {
    const std::vector<glm::u8vec3> colors = jointColors(asset);
    for (const Skin& skin : asset.skins) {
        m_firstJoints.push_back(m_marks.size());
        for (const NodeIndex node : skin.joints) {
            const glm::uvec3 color(colors[node.value]);
            m_marks.push_back(color.r | color.g << 8U | color.b << 16U);
        }
    }
}

void JointMarks::follow(const Asset& asset, const ViewOptions& view) {
    if (m_made && view.skin == m_skin && view.joint == m_joint && view.joints == m_joints &&
        view.descendants == m_descendants) {
        return;
    }
    m_made = true;
    m_skin = view.skin;
    m_joint = view.joint;
    m_joints = view.joints;
    m_descendants = view.descendants;
    for (std::uint32_t& mark : m_marks) {
        mark &= ~layout::kJointShown;
    }
    const ShownJoints shown = shownJoints(asset, view);
    for (std::size_t joint = 0; joint < shown.contains.size(); ++joint) {
        if (shown[joint]) {
            m_marks[m_firstJoints[shown.skin.value] + joint] |= layout::kJointShown;
        }
    }
}

std::uint32_t firstJointOf(const Asset& asset, SkinIndex skin) noexcept {
    std::size_t first = 0;
    for (std::size_t i = 0; i < asset.skins.size() && i < skin.value; ++i) {
        first += asset.skins[i].joints.size();
    }
    return static_cast<std::uint32_t>(first);
}

}  // namespace sinew
