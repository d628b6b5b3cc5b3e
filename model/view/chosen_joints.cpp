// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/chosen_joints.h"

#include <algorithm>
#include <utility>

namespace sinew {

ChosenJoints::ChosenJoints(std::vector<JointIndex> joints, JointIndex current) {
    std::erase(joints, JointIndex());
    std::sort(joints.begin(), joints.end());
    joints.erase(std::unique(joints.begin(), joints.end()), joints.end());
    if (joints.empty()) {
        return;
    }
    const bool known = std::binary_search(joints.begin(), joints.end(), current);
    m_current = known ? current : joints.front();
    if (joints.size() > 1) {
        m_several = std::make_shared<const std::vector<JointIndex>>(std::move(joints));
    }
}

std::span<const JointIndex> ChosenJoints::all() const noexcept {
    return m_several ? std::span(*m_several) : std::span(&m_current, m_current ? 1U : 0U);
}

bool ChosenJoints::contains(JointIndex joint) const noexcept {
    const std::span<const JointIndex> joints = all();
    return std::binary_search(joints.begin(), joints.end(), joint);
}

ChosenJoints ChosenJoints::below(std::size_t jointCount) const {
    const std::span<const JointIndex> joints = all();
    if (joints.empty() || joints.back().value < jointCount) {
        return *this;
    }
    std::vector<JointIndex> known(joints.begin(), joints.end());
    std::erase_if(known, [&](JointIndex joint) { return joint.value >= jointCount; });
    return {std::move(known), m_current};
}

ChosenJoints ChosenJoints::toggled(JointIndex joint) const {
    std::vector<JointIndex> joints(all().begin(), all().end());
    if (std::erase(joints, joint) > 0) {
        return {std::move(joints), m_current};
    }
    joints.push_back(joint);
    return {std::move(joints), joint};
}

bool ChosenJoints::operator==(const ChosenJoints& other) const noexcept {
    return m_current == other.m_current &&
           std::equal(all().begin(), all().end(), other.all().begin(), other.all().end());
}

}  // namespace sinew
