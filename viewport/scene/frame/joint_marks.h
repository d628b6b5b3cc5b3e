// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "model/asset/asset.h"
#include "model/view/view_options.h"

namespace sinew {

/// What the views tell about the joints of all skins, skin by skin (joint_marks.glsl): colours, and
/// which of them `weight` shows.
class JointMarks {
public:
    explicit JointMarks(const Asset& asset);

    /// Allocates only if the shown joints changed.
    void follow(const Asset& asset, const ViewOptions& view);
    [[nodiscard]] std::span<const std::uint32_t> marks() const noexcept { return m_marks; }

private:
    std::vector<std::size_t> m_firstJoints;  // [skin]
    std::vector<std::uint32_t> m_marks;

    // What the marks were made for.
    SkinIndex m_skin;
    JointIndex m_joint;
    std::shared_ptr<const std::vector<JointIndex>> m_joints;
    bool m_descendants = false;
    bool m_made = false;
};

/// Number of joints of the skins before a skin.
[[nodiscard]] std::uint32_t firstJointOf(const Asset& asset, SkinIndex skin) noexcept;

}  // namespace sinew
