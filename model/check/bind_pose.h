// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <stop_token>
#include <vector>

#include "model/asset/asset.h"

namespace sinew::check {

/// A skin's inverse bind matrices held against its joints at rest. For a skin that rests as it was
/// bound, joint world × inverse bind matrix is one and the same matrix for every joint.
class BindPose {
public:
    /// `world`: worldFromNode of every node at rest. One that is stopped is not finite.
    BindPose(const Asset& asset, SkinIndex skin, std::span<const glm::dmat4> world,
             const std::stop_token& stop = {});

    [[nodiscard]] std::size_t size() const noexcept { return m_joints.size(); }
    [[nodiscard]] bool isFinite() const noexcept { return m_finite; }

    /// Where the joint was bound, in mesh space; 0 for a singular matrix.
    [[nodiscard]] const glm::dvec3& origin(std::size_t joint) const {
        return m_joints[joint].origin;
    }

    [[nodiscard]] bool isSingular(std::size_t joint) const { return m_joints[joint].singular; }
    /// The inverse bind matrix mirrors.
    [[nodiscard]] bool isMirrored(std::size_t joint) const { return m_joints[joint].mirrored; }
    /// At rest, the mesh comes out mirrored.
    [[nodiscard]] bool restIsMirrored(std::size_t joint) const {
        return m_joints[joint].restMirrored;
    }

    /// Whether the joint puts its part of the mesh elsewhere than most joints do at rest.
    [[nodiscard]] bool isAwayFromOthers(std::size_t joint) const;
    [[nodiscard]] bool isAwayFromIdentity(std::size_t joint) const;

    /// How far from where most joints would have it: the joint's own origin as bound, in units of
    /// the world, and the turn in radians.
    [[nodiscard]] double distance(std::size_t joint) const { return m_joints[joint].distance; }
    [[nodiscard]] double angle(std::size_t joint) const { return m_joints[joint].angle; }
    /// The factor of the axis whose length differs the most from what most joints have.
    [[nodiscard]] double scale(std::size_t joint) const { return m_joints[joint].scale; }
    /// Whether the axes differ by other factors.
    [[nodiscard]] bool isUneven(std::size_t joint) const { return m_joints[joint].uneven; }

    /// Whether a distance, a turn or a factor is worth a word.
    [[nodiscard]] bool isNotableDistance(double distance) const;
    [[nodiscard]] static bool isNotableAngle(double angle);
    [[nodiscard]] static bool isNotableScale(double factor);

private:
    struct Joint {
        glm::dmat4 worldFromMesh{1.0};
        glm::dvec3 origin{0.0};  // of the joint as bound, in mesh space
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
    [[nodiscard]] std::size_t agreeing() const;
    [[nodiscard]] double extent(const glm::dmat4& worldFromMesh) const;

    std::vector<Joint> m_joints;
    double m_extent = 0.0;  // of the bound joints, in units of the world
    bool m_finite = true;
};

}  // namespace sinew::check
