// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

#include "model/core/math.h"
#include "model/evaluate/weight_source.h"

namespace sinew {

/// A joint matrix as a stretch in mesh space, then a rotation and a translation to world space:
/// as many bytes as the matrix has, laid out for shaders/dual_quaternion.glsl.
struct StretchedJoint {
    glm::vec4 diagonal{1.0F, 1.0F, 1.0F,
                       0.0F};                // xyz of the symmetric stretch's diagonal; w: its xy
    glm::vec4 rest{0.0F};                    // x: its xz; y: its yz
    glm::vec4 real{0.0F, 0.0F, 0.0F, 1.0F};  // the rotation's quaternion, x y z w
    glm::vec4 dual{0.0F};                    // half of translation × rotation
};
static_assert(sizeof(StretchedJoint) == sizeof(glm::mat4));

/// The polar decomposition of a joint matrix: rotation × stretch is the matrix, up to rounding. A
/// matrix that mirrors has the mirror in its stretch, so that the rest is always a rotation. One
/// that flattens has the rotation that turns least in the directions of which nothing is left; what
/// is not a number stays in stretch and translation.
[[nodiscard]] StretchedJoint stretchedJoint(const glm::mat4& worldFromMesh) noexcept;

/// A whole palette; both spans have the same length.
void stretchedJoints(std::span<const glm::mat4> palette, std::span<StretchedJoint> out) noexcept;

/// One joint that pulls at a vertex.
struct JointPull {
    std::uint32_t joint;  // of the palette; outside of it: adds nothing
    float weight;
};

/// The matrix that dual-quaternion skinning moves a vertex by: stretches blend as matrices do, and
/// are followed by the blend of rotations and translations (dual quaternions, each taken with the
/// sign that is nearer to the strongest joint's). As with linear blending, stored weights that do
/// not sum to 1 pull towards the world origin, and normalised ones are divided by their sum. One
/// joint of weight 1 gives its matrix. The order in which joints come changes no more than the last
/// bits. Where negative weights leave nothing of the rotation the strongest joint's holds.
class DualQuaternionBlend {
public:
    explicit DualQuaternionBlend(std::span<const StretchedJoint> joints) noexcept
        : m_joints(joints) {}

    /// First every joint that pulls: which one is the strongest?
    void consider(const JointPull& pull) noexcept;
    /// Then all of them again.
    void add(const JointPull& pull) noexcept;

    /// `unweighted`: for vertices without weight when normalised.
    [[nodiscard]] glm::mat4 matrix(const glm::mat4& unweighted,
                                   WeightSource weights) const noexcept;

private:
    [[nodiscard]] bool adds(const JointPull& pull) const noexcept {
        return pull.weight != 0.0F && pull.joint < m_joints.size();
    }

    std::span<const StretchedJoint> m_joints;
    JointPull m_strongest{0, 0.0F};  // of weight 0: none yet
    glm::dvec4 m_diagonal{0.0};
    glm::dvec4 m_rest{0.0};
    glm::dvec4 m_real{0.0};
    glm::dvec4 m_dual{0.0};
    double m_reach = 0.0;  // weights of the joints that are there
    double m_total = 0.0;  // of all
};

}  // namespace sinew
