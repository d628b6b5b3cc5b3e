// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

#include "model/core/math.h"
#include "model/evaluate/weight_source.h"

namespace sinew {

/// A joint matrix as a stretch in mesh space followed by a rotation and translation to world space.
/// It has as many bytes as the matrix, laid out for shaders/dual_quaternion.glsl.
struct StretchedJoint {
    glm::vec4 diagonal{1.0F, 1.0F, 1.0F,
                       0.0F};                // xyz of the symmetric stretch's diagonal; w: its xy
    glm::vec4 rest{0.0F};                    // x: its xz; y: its yz
    glm::vec4 real{0.0F, 0.0F, 0.0F, 1.0F};  // the rotation's quaternion, x y z w
    glm::vec4 dual{0.0F};                    // half of translation × rotation
};
static_assert(sizeof(StretchedJoint) == sizeof(glm::mat4));

/// The polar decomposition of a joint matrix: rotation × stretch equals the matrix, up to rounding.
/// The stretch contains any mirroring, so the other factor is always a rotation. For a singular
/// matrix the rotation is minimal in the degenerate directions. NaN stays in stretch and
/// translation.
[[nodiscard]] StretchedJoint stretchedJoint(const glm::mat4& worldFromMesh) noexcept;

/// Decomposes a whole palette; both spans have the same length.
void stretchedJoints(std::span<const glm::mat4> palette, std::span<StretchedJoint> out) noexcept;

/// One influence of a vertex.
struct JointPull {
    std::uint32_t joint;  // index in the palette; ignored if out of range
    float weight;
};

/// The matrix of a vertex in dual-quaternion skinning: stretches are blended linearly, followed by
/// the blend of rotations and translations as dual quaternions, each with the sign that is nearer
/// to the strongest joint's. As with linear blending, stored weights that do not sum to 1 pull
/// towards the world origin, and normalised weights are divided by their sum. A single joint of
/// weight 1 gives its matrix. The order of joints changes only the last bits. If negative weights
/// cancel the rotation, the strongest joint's rotation is used.
class DualQuaternionBlend {
public:
    explicit DualQuaternionBlend(std::span<const StretchedJoint> joints) noexcept
        : m_joints(joints) {}

    /// First pass over all influences: finds the strongest.
    void consider(const JointPull& pull) noexcept;
    /// Second pass over all influences.
    void add(const JointPull& pull) noexcept;

    /// `unweighted`: the matrix of vertices without weight, if weights are normalised.
    [[nodiscard]] glm::mat4 matrix(const glm::mat4& unweighted,
                                   WeightSource weights) const noexcept;

private:
    [[nodiscard]] bool adds(const JointPull& pull) const noexcept {
        return pull.weight != 0.0F && pull.joint < m_joints.size();
    }

    std::span<const StretchedJoint> m_joints;
    JointPull m_strongest{0, 0.0F};  // weight 0: none yet
    glm::dvec4 m_diagonal{0.0};
    glm::dvec4 m_rest{0.0};
    glm::dvec4 m_real{0.0};
    glm::dvec4 m_dual{0.0};
    double m_reach = 0.0;  // sum of the weights of joints in the palette
    double m_total = 0.0;  // sum of all weights
};

}  // namespace sinew
