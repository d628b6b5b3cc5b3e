// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <stop_token>
#include <vector>

#include "model/asset/asset.h"
#include "model/check/check_policy.h"

namespace sinew::check {

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

    /// worldFromMesh of the bind pose by most joints at rest, or by one of them if none agree.
    [[nodiscard]] const glm::dmat4& usual() const noexcept { return m_usual; }

    /// Where the joint was bound, in mesh space; 0 for a singular matrix.
    [[nodiscard]] const glm::dvec3& origin(std::size_t joint) const {
        return m_joints[joint].origin;
    }

    /// The matrix that would place the joint's part of the mesh like most joints, minus the actual
    /// one.
    [[nodiscard]] glm::dmat4 toOthers(std::size_t joint) const {
        return m_usual - m_joints[joint].worldFromMesh;
    }

    /// The same to where the mesh was modelled.
    [[nodiscard]] glm::dmat4 toIdentity(std::size_t joint) const {
        return glm::dmat4(1.0) - m_joints[joint].worldFromMesh;
    }

    [[nodiscard]] bool isSingular(std::size_t joint) const { return m_joints[joint].singular; }
    /// Whether the inverse bind matrix mirrors.
    [[nodiscard]] bool isMirrored(std::size_t joint) const { return m_joints[joint].mirrored; }
    /// Whether the joint mirrors its part of the mesh at rest.
    [[nodiscard]] bool restIsMirrored(std::size_t joint) const {
        return m_joints[joint].restMirrored;
    }

    /// Whether, at rest, the joint places its part of the mesh differently from most joints.
    [[nodiscard]] bool isAwayFromOthers(std::size_t joint) const;
    [[nodiscard]] bool isAwayFromIdentity(std::size_t joint) const;

    /// Distance from the placement by most joints: of the joint's bind origin, in world units, and
    /// the rotation in radians.
    [[nodiscard]] double distance(std::size_t joint) const { return m_joints[joint].distance; }
    [[nodiscard]] double angle(std::size_t joint) const { return m_joints[joint].angle; }
    /// Scale factor of the axis that differs most from most joints.
    [[nodiscard]] double scale(std::size_t joint) const { return m_joints[joint].scale; }
    /// Whether the factors of the axes differ.
    [[nodiscard]] bool isUneven(std::size_t joint) const { return m_joints[joint].uneven; }

    /// Whether a distance, an angle or a factor is large enough to mention.
    [[nodiscard]] bool isNotableDistance(double distance) const;
    [[nodiscard]] static bool isNotableAngle(double angle);
    [[nodiscard]] static bool isNotableScale(double factor);

private:
    struct Joint {
        glm::dmat4 worldFromMesh{1.0};
        glm::dvec3 origin{0.0};  // origin of the joint as bound, in mesh space
        bool singular = false;
        bool mirrored = false;
        bool restMirrored = false;
        double distance = 0.0;
        double angle = 0.0;
        double scale = 1.0;
        bool uneven = false;
        double stretch = 0.0;  // relative difference of the linear parts
    };

    [[nodiscard]] glm::dmat4 median(const std::stop_token& stop) const;
    void compareWith(const glm::dmat4& usual);
    void describe(const glm::dmat4& usual);  // angles and scales, which take longest
    [[nodiscard]] std::size_t agreeing() const;
    [[nodiscard]] double extent(const glm::dmat4& worldFromMesh) const;

    struct Tolerance {
        double distance = 0.0;
        double stretch = 0.0;
    };

    std::vector<Joint> m_joints;
    glm::dmat4 m_usual{1.0};  // worldFromMesh of most joints
    Tolerance m_mismatch;     // the distance is a share of the skeleton's size
    Tolerance m_missing;      // the distance is in units
    double m_extent = 0.0;    // extent of the bound joints, in world units
    bool m_finite = true;
};

}  // namespace sinew::check
