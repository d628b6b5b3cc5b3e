// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <vector>

#include "model/evaluate/skeleton.h"
#include "viewport/scene/frame/frame_input.h"

namespace sinew {

/// Highlighting of a joint.
enum class JointRole : std::uint8_t { Plain, Branch, Selected, Hovered };

/// Maximum number of drawn joints of a skeleton, and of ancestors of the selected or hovered joint:
/// what a software device can draw while the window stays responsive. Rigs have hundreds.
inline constexpr std::size_t kMostDrawnJoints = 2000;
inline constexpr std::size_t kMostChainJoints = 500;

/// The skeleton of the shown scene in the pose of this frame. In `bind-pose` joints are placed by
/// their inverse bind matrices.
class SkeletonView {
public:
    /// Allocates only for another asset or scene.
    void follow(const FrameInput& input);
    /// Hides the skeleton.
    void clear() noexcept { m_shown = false; }

    [[nodiscard]] const Skeleton& skeleton() const noexcept { return m_skeleton; }
    /// The drawn style; in scenes without meshes the skeleton is always drawn.
    [[nodiscard]] SkeletonStyle style() const noexcept { return m_style; }
    [[nodiscard]] bool shown() const noexcept { return m_shown; }

    /// Whether a joint is drawn: all joints of a skeleton with at most kMostDrawnJoints, otherwise
    /// those nearest the roots, and the selected and hovered joint with their ancestors. Not the
    /// joints that the user hides.
    [[nodiscard]] bool draws(std::uint32_t joint) const noexcept {
        return m_drawn[joint] != 0 && m_hidden[joint] == 0;
    }
    /// A message if joints of the shown skeleton are not drawn; otherwise empty.
    [[nodiscard]] std::string notice() const;

    /// Per joint: worldFromJoint. The last element is 0 if it has no placement.
    [[nodiscard]] std::span<const glm::mat4> placed() const noexcept { return m_placed; }
    [[nodiscard]] bool hasPlace(std::uint32_t joint) const noexcept {
        return m_placed[joint][3].w != 0.0F;
    }
    [[nodiscard]] glm::vec3 origin(std::uint32_t joint) const noexcept {
        return glm::vec3(m_placed[joint][3]);
    }
    /// Length of the longest bone at the joint; 0 if it has none.
    [[nodiscard]] float reach(std::uint32_t joint) const noexcept { return m_reach[joint]; }
    [[nodiscard]] JointRole role(std::uint32_t joint) const noexcept { return m_roles[joint]; }
    /// The joint's own colour (joint_colors.h), sRGB.
    [[nodiscard]] const glm::vec3& ownColor(std::uint32_t joint) const noexcept {
        return m_colors[joint];
    }

private:
    void place(const FrameInput& input) noexcept;
    void measure() noexcept;
    void noteChosen(const ViewOptions& view) noexcept;
    void assignRoles(const FrameInput& input) noexcept;
    void noteHidden(const ViewOptions& view) noexcept;
    void chooseNearest();
    void chooseColors();
    void chooseDrawn() noexcept;

    std::shared_ptr<const Asset> m_asset;  // the asset of the skeleton
    SceneIndex m_scene;
    Skeleton m_skeleton;
    SkeletonStyle m_style = SkeletonStyle::None;
    bool m_shown = false;
    std::vector<glm::mat4> m_placed;
    std::vector<float> m_reach;
    std::vector<JointRole> m_roles;
    std::vector<glm::vec3> m_colors;
    std::vector<std::uint8_t> m_nearest;   // [joint]: drawn regardless of the selection
    std::vector<std::uint8_t> m_drawn;     // [joint]
    std::vector<std::uint8_t> m_hidden;    // [joint]: hidden by the user
    std::vector<std::uint8_t> m_inBranch;  // [node of the asset]
    std::vector<std::uint8_t> m_chosen;    // [node]: one of several selected joints
};

}  // namespace sinew
