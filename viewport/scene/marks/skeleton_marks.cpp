// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/marks/skeleton_marks.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "viewport/scene/frame/frame_constants.h"
#include "viewport/scene/marks/ribbons.h"

namespace sinew {
namespace {

// From root to leaf, sRGB; they also differ in lightness.
constexpr std::array<glm::vec3, 4> kRanks{
    {{0.43F, 0.36F, 0.80F}, {0.76F, 0.38F, 0.66F}, {0.95F, 0.53F, 0.42F}, {0.99F, 0.82F, 0.50F}}};
constexpr glm::vec3 kSelected{0.62F, 0.92F, 1.0F};
const glm::vec3 kBranch = layout::kSelectionColor;

// Relative to a bone's length.
constexpr float kRingShare = 0.095F;
constexpr float kBallShare = 0.055F;
constexpr float kAxisShare = 0.38F;
// Points.
constexpr float kLeastBall = 1.2F;
constexpr float kMostBall = 9.0F;
constexpr float kLine = 1.25F;  // half width
constexpr float kDot = 3.0F;
constexpr float kOutline = 1.0F;
constexpr float kMostAxis = 34.0F;
constexpr float kLoneAxis = 18.0F;  // length for a joint without a bone

/// A unit vector perpendicular to `along`: from the joint's x axis if possible, so that twist is
/// visible.
glm::vec3 sideOf(const glm::mat4& joint, const glm::vec3& along) noexcept {
    const glm::vec3 unit = glm::normalize(along);
    for (const glm::vec3& axis : {glm::vec3(joint[0]), glm::vec3(joint[2]),
                                  glm::vec3(1.0F, 0.0F, 0.0F), glm::vec3(0.0F, 1.0F, 0.0F)}) {
        const float size = glm::length(axis);
        if (!(size > 0.0F) || !std::isfinite(size)) {
            continue;
        }
        const glm::vec3 across = axis / size - unit * glm::dot(axis / size, unit);
        if (glm::dot(across, across) > 0.02F) {
            return glm::normalize(across);
        }
    }
    return {0.0F, 0.0F, 1.0F};
}

class SkeletonWriter {
public:
    SkeletonWriter(MarkList& marks, const SkeletonView& view, const FrameInput& input,
                   VkExtent2D extent) noexcept
        : m_marks(marks), m_view(view), m_input(input), m_extent(extent) {}

    void addBones() {
        for (const SkeletonBone& bone : m_view.skeleton().bones) {
            if (!isDrawn(bone.joint) ||
                (bone.child != SkeletonJoint::kNone && !isDrawn(bone.child))) {
                continue;
            }
            const BoneEnds ends = m_view.skeleton().ends(bone, m_view.placed());
            const float length = glm::length(ends.tail - ends.head);
            if (!(length > 0.0F) || !std::isfinite(length)) {
                continue;
            }
            if (m_view.style() == SkeletonStyle::Octahedral) {
                addOctahedron(bone, ends, length);
            } else {
                addLine(bone, ends);
            }
        }
    }

    void addJoints() {
        for (std::uint32_t joint = 0; joint < m_view.placed().size(); ++joint) {
            if (isDrawn(joint)) {
                addJoint(joint);
            }
        }
    }

    void addAxes() {
        for (std::uint32_t joint = 0; joint < m_view.placed().size(); ++joint) {
            if (isDrawn(joint)) {
                addAxesOf(joint);
            }
        }
    }

private:
    [[nodiscard]] bool isDrawn(std::uint32_t joint) const noexcept {
        return m_view.draws(joint) && m_view.hasPlace(joint);
    }
    [[nodiscard]] glm::vec4 color(std::uint32_t joint) const noexcept {
        const bool own = m_input.view.skeleton.colors == BoneColors::Joint;
        return {jointColor(
                    own ? m_view.ownColor(joint) : rankColor(m_view.skeleton().joints[joint].rank),
                    m_view.role(joint)),
                1.0F};
    }
    [[nodiscard]] float pixels(float points) const noexcept {
        return points * m_input.pixelsPerPoint;
    }

    void addOctahedron(const SkeletonBone& bone, const BoneEnds& ends, float length) {
        const glm::mat4& joint = m_view.placed()[bone.joint];
        m_marks.bones.push_back({.head = glm::vec4(ends.head, kRingShare * length),
                                 .tail = glm::vec4(ends.tail, 0.0F),
                                 .side = glm::vec4(sideOf(joint, ends.tail - ends.head), 0.0F),
                                 .color = color(bone.joint)});
    }

    /// The end of a leaf is a thinner line, because no joint is there.
    void addLine(const SkeletonBone& bone, const BoneEnds& ends) {
        const bool end = bone.child == SkeletonJoint::kNone;
        m_marks.skeleton.push_back(
            {.from = glm::vec4(ends.head, pixels(end ? 0.6F * kLine : kLine)),
             .to = glm::vec4(ends.tail, 0.0F),
             .color = color(bone.joint),
             .style = {0.0F, pixels(kOutline), 0.0F, 0.0F}});
    }

    void addJoint(std::uint32_t joint) {
        const glm::vec3 at = m_view.origin(joint);
        float radius = pixels(kDot);
        glm::vec3 front = at;
        const bool ball = m_view.style() == SkeletonStyle::Octahedral && ballLength(joint) > 0.0F;
        if (ball) {
            const float perPixel = worldPerPixel(m_input.camera, m_extent, at);
            const float requested =
                perPixel > 0.0F ? kBallShare * ballLength(joint) / perPixel : 0.0F;
            radius = std::clamp(requested, pixels(kLeastBall), pixels(kMostBall));
            const glm::vec3 away = towardsEye(m_input.camera, at);
            const float size = glm::length(away);
            front = size > 0.0F ? at + away / size * (radius * perPixel) : at;
        }
        m_marks.skeleton.push_back(
            {.from = glm::vec4(front, radius),
             .to = glm::vec4(front, 0.0F),
             .color = color(joint),
             .style = {1.0F, pixels(kOutline) * (ball ? 0.7F : 1.0F), ball ? 1.0F : 0.0F, 0.0F}});
    }

    /// A leaf's ball has the size of its parent's.
    [[nodiscard]] float ballLength(std::uint32_t joint) const noexcept {
        const SkeletonJoint& facts = m_view.skeleton().joints[joint];
        return facts.leaf && facts.parent != SkeletonJoint::kNone ? m_view.reach(facts.parent)
                                                                  : m_view.reach(joint);
    }

    void addAxesOf(std::uint32_t joint) {
        const glm::vec3 at = m_view.origin(joint);
        const float perPixel = worldPerPixel(m_input.camera, m_extent, at);
        const float reach = ballLength(joint);
        const float length = reach > 0.0F
                                 ? std::min(kAxisShare * reach, pixels(kMostAxis) * perPixel)
                                 : pixels(kLoneAxis) * perPixel;
        for (glm::length_t axis = 0; axis < 3; ++axis) {
            const glm::vec3 along(m_view.placed()[joint][axis]);
            const float size = glm::length(along);
            if (size > 0.0F && std::isfinite(size)) {
                m_marks.axes.push_back(
                    {.from = glm::vec4(at, pixels(0.75F)),
                     .to = glm::vec4(at + along * (length / size), 0.0F),
                     .color = glm::vec4(axisColors().at(static_cast<std::size_t>(axis)), 1.0F),
                     .style = {0.0F, pixels(0.6F), 0.0F, 0.0F}});
            }
        }
    }

    MarkList& m_marks;
    const SkeletonView& m_view;
    const FrameInput& m_input;
    VkExtent2D m_extent;
};

}  // namespace

glm::vec3 rankColor(float rank) noexcept {
    const float at = std::clamp(rank, 0.0F, 1.0F) * static_cast<float>(kRanks.size() - 1);
    const std::size_t below = std::min(static_cast<std::size_t>(at), kRanks.size() - 2);
    return glm::mix(kRanks.at(below), kRanks.at(below + 1), at - static_cast<float>(below));
}

glm::vec3 jointColor(const glm::vec3& own, JointRole role) noexcept {
    switch (role) {
        case JointRole::Plain:
            return own;
        case JointRole::Branch:
            return kBranch;
        case JointRole::Selected:
            return kSelected;
        case JointRole::Hovered:
            return glm::mix(own, glm::vec3(1.0F), 0.62F);
    }
    return own;
}

void addSkeleton(MarkList& marks, const SkeletonView& view, const FrameInput& input,
                 VkExtent2D extent) {
    if (!view.shown()) {
        return;
    }
    SkeletonWriter writer(marks, view, input, extent);
    if (view.style() != SkeletonStyle::None) {
        writer.addBones();
    }
    if (view.style() != SkeletonStyle::None || input.view.skeleton.names == JointNames::All) {
        writer.addJoints();
    }
    if (input.view.skeleton.axes) {
        writer.addAxes();
    }
}

}  // namespace sinew
