// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <vector>

#include "model/evaluate/skeleton.h"
#include "viewport/scene/frame/frame_input.h"

namespace sinew {

/// What sets a joint apart from the others.
enum class JointRole : std::uint8_t { Plain, Branch, Selected, Hovered };

/// So many joints of a skeleton are drawn, and so many more above what is selected or hovered: what
/// a device of software still draws while a window answers. Rigs have hundreds.
inline constexpr std::size_t kMostDrawnJoints = 2000;
inline constexpr std::size_t kMostChainJoints = 500;

/// The skeleton of what is shown, where it is in this frame. In `bind-pose` the joints stand where
/// the inverse bind matrices say.
class SkeletonView {
public:
    /// Allocates only for another asset or scene.
    void follow(const FrameInput& input);
    /// Nothing is shown.
    void clear() noexcept { m_shown = false; }

    [[nodiscard]] const Skeleton& skeleton() const noexcept { return m_skeleton; }
    /// What is drawn; a skeleton that nothing else shows is always drawn.
    [[nodiscard]] SkeletonStyle style() const noexcept { return m_style; }
    [[nodiscard]] bool shown() const noexcept { return m_shown; }

    /// Whether a joint is among those that are drawn: the nearest to the roots, and what is
    /// selected or hovered with the joints above it. All of a skeleton of at most kMostDrawnJoints.
    [[nodiscard]] bool draws(std::uint32_t joint) const noexcept { return m_drawn[joint] != 0; }
    /// What is shown and has joints that are not drawn, in words; else empty.
    [[nodiscard]] std::string notice() const;

    /// Per joint: its space to the world's. The last element is 0 where it has no place.
    [[nodiscard]] std::span<const glm::mat4> placed() const noexcept { return m_placed; }
    [[nodiscard]] bool hasPlace(std::uint32_t joint) const noexcept {
        return m_placed[joint][3].w != 0.0F;
    }
    [[nodiscard]] glm::vec3 origin(std::uint32_t joint) const noexcept {
        return glm::vec3(m_placed[joint][3]);
    }
    /// Length of the longest bone at the joint; 0 where it has none.
    [[nodiscard]] float reach(std::uint32_t joint) const noexcept { return m_reach[joint]; }
    [[nodiscard]] JointRole role(std::uint32_t joint) const noexcept { return m_roles[joint]; }

private:
    void place(const FrameInput& input) noexcept;
    void measure() noexcept;
    void assignRoles(const FrameInput& input) noexcept;
    void chooseNearest();
    void chooseDrawn() noexcept;

    std::shared_ptr<const Asset> m_asset;  // whose skeleton it is
    SceneIndex m_scene;
    Skeleton m_skeleton;
    SkeletonStyle m_style = SkeletonStyle::None;
    bool m_shown = false;
    std::vector<glm::mat4> m_placed;
    std::vector<float> m_reach;
    std::vector<JointRole> m_roles;
    std::vector<std::uint8_t> m_nearest;   // per joint: drawn whatever is selected
    std::vector<std::uint8_t> m_drawn;     // per joint
    std::vector<std::uint8_t> m_inBranch;  // per node of the asset
};

}  // namespace sinew
