// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <stop_token>
#include <vector>

#include "model/asset/asset.h"
#include "model/check/check_policy.h"

namespace sinew::check {

/// A joint as its inverse bind matrix has it.
struct BoundJoint {
    glm::dmat4 worldFromMesh{1.0};  // rest pose
    glm::dvec3 origin{0.0};         // where it was bound, in mesh space; 0 for a singular matrix
    bool singular = false;
    bool mirrored = false;      // the inverse bind matrix mirrors
    bool restMirrored = false;  // the joint mirrors its part of the mesh at rest

    // Against the placement by most joints.
    double distance = 0.0;  // distance of its bind origin, in world units
    double angle = 0.0;     // radians
    double scale = 1.0;     // factor of the axis that differs most
    bool uneven = false;    // the factors of the axes differ
    double stretch = 0.0;   // relative difference of the linear parts
};

/// Whether no element is infinite or NaN.
[[nodiscard]] bool isFinite(const glm::dmat4& matrix) noexcept;

/// Compares a skin's inverse bind matrices with its joints at rest. For a skin whose rest pose is
/// its bind pose, joint world matrix × inverse bind matrix is the same for every joint.
class BindPose {
public:
    /// `world`: worldFromNode of every node at rest. After a stop the results are not finite.
    /// Tolerances are those of the INVERSE_BIND rules.
    BindPose(const Asset& asset, SkinIndex skin, std::span<const glm::dmat4> world,
             const std::stop_token& stop = {}, const CheckPolicy& policy = {});

    [[nodiscard]] std::size_t size() const noexcept { return m_joints.size(); }
    [[nodiscard]] bool isFinite() const noexcept { return m_finite; }
    [[nodiscard]] const BoundJoint& operator[](std::size_t joint) const { return m_joints[joint]; }

    /// worldFromMesh of the bind pose by most joints at rest, or by one of them if none agree.
    [[nodiscard]] const glm::dmat4& usual() const noexcept { return m_usual; }

    /// Whether, at rest, the joint places its part of the mesh differently from most joints.
    [[nodiscard]] bool isAwayFromOthers(std::size_t joint) const;
    [[nodiscard]] bool isAwayFromIdentity(std::size_t joint) const;

    /// Whether a distance, an angle or a factor is large enough to mention.
    [[nodiscard]] bool isNotableDistance(double distance) const;
    [[nodiscard]] static bool isNotableAngle(double angle);
    [[nodiscard]] static bool isNotableScale(double factor);

private:
    [[nodiscard]] glm::dmat4 median(const std::stop_token& stop) const;
    void compareWith(const glm::dmat4& usual);
    void describe(const glm::dmat4& usual);  // angles and scales, which take longest
    [[nodiscard]] std::size_t agreeing() const;
    [[nodiscard]] double extent(const glm::dmat4& worldFromMesh) const;

    struct Tolerance {
        double distance = 0.0;
        double stretch = 0.0;
    };

    std::vector<BoundJoint> m_joints;
    glm::dmat4 m_usual{1.0};  // worldFromMesh of most joints
    Tolerance m_mismatch;     // the distance is a share of the skeleton's size
    Tolerance m_missing;      // the distance is in units
    double m_extent = 0.0;    // extent of the bound joints, in world units
    bool m_finite = true;
};

}  // namespace sinew::check
