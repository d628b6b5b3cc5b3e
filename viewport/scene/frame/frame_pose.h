// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "model/asset/asset.h"
#include "model/evaluate/dual_quaternion.h"
#include "model/view/view_options.h"
#include "viewport/scene/frame/frame_input.h"
#include "viewport/scene/frame/pose_memory.h"

namespace sinew {

/// What the views show of the joints of all skins, skin by skin (joint_marks.glsl): colours, and
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

/// The ghosts of a frame: none of a crowd, none of the bind pose.
[[nodiscard]] std::span<const Ghost> shownGhosts(const FrameInput& input) noexcept;

/// Number of copies in a frame: those of a crowd, otherwise 1 and the ghosts. The bind pose is
/// shown once.
[[nodiscard]] std::size_t copyCount(const FrameInput& input) noexcept;

/// Whether joints are also needed in dual-quaternion form.
[[nodiscard]] bool needsStretchedJoints(const ViewOptions& view) noexcept;

/// The size of a frame's poses in the ring.
[[nodiscard]] PoseSize poseSize(const Asset& asset, const FrameInput& input) noexcept;

/// The word in the palette at which the joint marks of a frame begin.
[[nodiscard]] std::uint32_t firstMarkWord(const FrameInput& input) noexcept;

/// The poses of all copies of an asset in one frame: joint matrices and morph weights in
/// shader-visible memory, and the world matrices of the drawn nodes.
class FramePose {
public:
    explicit FramePose(const Asset& asset);

    /// Evaluates the crowd, or copies the evaluator's pose. `nodes`: the drawn nodes. Allocates if
    /// there are more copies or nodes than ever before. `memory` and the
    /// evaluators are borrowed until the next call.
    void write(const FrameInput& input, std::span<const NodeIndex> nodes, const PoseMemory& memory);

    /// With the ghosts, which are the last copies.
    [[nodiscard]] std::size_t copies() const noexcept { return m_copies; }
    [[nodiscard]] std::size_t ghosts() const noexcept { return m_ghosts; }
    /// Whether the pose of `nodes[place]` in a ghost differs from the present pose.
    [[nodiscard]] bool ghostDiffers(std::size_t ghost, std::size_t place) const noexcept {
        return m_ghostDiffers[ghost * m_places + place] != 0;
    }
    /// worldFromNode of `nodes[place]` in a copy, without the copy's offset.
    [[nodiscard]] const glm::mat4& world(std::size_t copy, std::size_t place) const noexcept {
        return m_world[copy * m_places + place];
    }
    [[nodiscard]] glm::vec3 offset(std::size_t copy) const noexcept {
        return m_offsets.empty() ? glm::vec3(0.0F) : m_offsets[copy];
    }

    /// Index in the palette of the first matrix of a skin in a copy.
    [[nodiscard]] std::size_t firstMatrix(std::size_t copy, SkinIndex skin) const noexcept {
        return copy * m_joints + m_firstJoints[skin.value];
    }
    /// Offset from it to the same joints in decomposed form.
    [[nodiscard]] std::size_t stretchedOffset() const noexcept { return m_copies * m_joints; }
    /// Of a crowd: reads from the ring, which may be slow.
    [[nodiscard]] glm::mat4 jointMatrix(std::size_t copy, SkinIndex skin,
                                        std::size_t joint) const noexcept {
        return copy < m_posed.size() ? m_posed[copy]->palette(skin)[joint]
                                     : m_memory.palette[firstMatrix(copy, skin) + joint];
    }

private:
    void writeCrowd(const CrowdInput& crowd, std::span<const NodeIndex> nodes);
    void writeCopy(const PoseEvaluator& evaluator, std::span<const NodeIndex> nodes,
                   std::size_t copy);
    void compareGhosts(const FrameInput& input, std::span<const NodeIndex> nodes);
    void decompose() noexcept;

    std::vector<std::size_t> m_firstJoints;  // [skin]
    std::size_t m_joints = 0;                // joints of all skins
    std::size_t m_copies = 1;
    std::size_t m_ghosts = 0;
    std::size_t m_places = 0;
    std::span<const glm::vec3> m_offsets;       // borrowed from the frame's input
    std::vector<const PoseEvaluator*> m_posed;  // [copy]; borrowed; none of a crowd
    PoseMemory m_memory;
    JointMarks m_marks;
    std::vector<glm::mat4> m_world;            // [copy and place]
    std::vector<std::uint8_t> m_ghostDiffers;  // [ghost and place]
    std::vector<glm::mat4> m_matrices;  // input of the decomposition, because the ring is slow to
                                        // read
};

}  // namespace sinew
