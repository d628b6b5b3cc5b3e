// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/bind_pose.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "model/core/nth_smallest.h"

namespace sinew::check {
namespace {

// Smaller parts of the difference are not mentioned.
constexpr double kNotableDistance = 0.001;  // share of the skeleton's size
constexpr double kNotableAngle = 0.0087;    // half a degree
constexpr double kNotableFactor = 1.01;

double frobenius(const glm::dmat3& m) {
    return std::sqrt(glm::dot(m[0], m[0]) + glm::dot(m[1], m[1]) + glm::dot(m[2], m[2]));
}

// `flatness`: volume of the transformed unit cube, relative to a cube with the same edge lengths.
bool isFlat(const glm::dmat3& m, double flatness) {
    const double edges = glm::length(m[0]) * glm::length(m[1]) * glm::length(m[2]);
    return !(std::abs(glm::determinant(m)) > flatness * edges);
}

// Angle of the rotation between two matrices of about the same scale.
double angleBetween(const glm::dmat3& a, const glm::dmat3& b) {
    double widest = 0.0;
    for (int c = 0; c < 3; ++c) {
        const double lengths = glm::length(a[c]) * glm::length(b[c]);
        if (lengths > 0.0) {
            widest =
                std::max(widest, std::acos(std::clamp(glm::dot(a[c], b[c]) / lengths, -1.0, 1.0)));
        }
    }
    return widest;
}

struct Scales {
    double farthest = 1.0;  // distance from 1 of the axis factors
    double unevenness = 1.0;
};

Scales scalesBetween(const glm::dmat3& a, const glm::dmat3& b) {
    constexpr double kTiny = 1e-30;
    double least = std::numeric_limits<double>::infinity();
    double most = 0.0;
    for (int c = 0; c < 3; ++c) {
        const double factor = glm::length(a[c]) / std::max(glm::length(b[c]), kTiny);
        least = std::min(least, factor);
        most = std::max(most, factor);
    }
    return {least * most < 1.0 ? least : most, most / std::max(least, kTiny)};
}

}  // namespace

bool isFinite(const glm::dmat4& matrix) noexcept {
    for (int column = 0; column < 4; ++column) {
        for (int row = 0; row < 4; ++row) {
            if (!std::isfinite(matrix[column][row])) {
                return false;
            }
        }
    }
    return true;
}

BindPose::BindPose(const Asset& asset, SkinIndex skin, std::span<const glm::dmat4> world,
                   const std::stop_token& stop, const CheckPolicy& policy)
    : m_mismatch{policy.parameter("INVERSE_BIND_MISMATCH", "distance"),
                 policy.parameter("INVERSE_BIND_MISMATCH", "stretch")},
      m_missing{policy.parameter("INVERSE_BIND_MISSING", "distance"),
                policy.parameter("INVERSE_BIND_MISSING", "stretch")} {
    const double flatness = policy.parameter("INVERSE_BIND_SINGULAR", "flatness");
    const Skin& source = asset[skin];
    for (std::size_t j = 0; j < source.joints.size() && m_finite; ++j) {
        const glm::dmat4 inverseBind(source.inverseBindMatrices[j]);
        const glm::dmat4& rest = world[source.joints[j].value];
        BoundJoint joint;
        joint.worldFromMesh = rest * inverseBind;
        m_finite = check::isFinite(inverseBind) && check::isFinite(joint.worldFromMesh) &&
                   !stop.stop_requested();
        const glm::dmat3 linear(inverseBind);
        joint.singular = isFlat(linear, flatness);
        joint.mirrored = glm::determinant(linear) < 0.0;
        joint.restMirrored = glm::determinant(glm::dmat3(joint.worldFromMesh)) < 0.0;
        if (!joint.singular) {
            joint.origin = -(glm::inverse(linear) * glm::dvec3(inverseBind[3]));
        }
        m_joints.push_back(joint);
    }
    if (!m_finite || m_joints.empty()) {
        return;
    }
    // The median if a majority agrees; otherwise the matrix shared by the most joints of a sample.
    glm::dmat4 best = median(stop);
    compareWith(best);
    std::size_t most = agreeing();
    for (const std::size_t candidate : {std::size_t{0}, m_joints.size() / 2, m_joints.size() - 1}) {
        if (2 * most > m_joints.size() || stop.stop_requested()) {
            break;
        }
        compareWith(m_joints[candidate].worldFromMesh);
        if (const std::size_t count = agreeing(); count > most) {
            most = count;
            best = m_joints[candidate].worldFromMesh;
        }
    }
    compareWith(best);
    describe(best);
    m_finite = !stop.stop_requested();
}

std::size_t BindPose::agreeing() const {
    std::size_t count = 0;
    for (std::size_t j = 0; j < m_joints.size(); ++j) {
        count += isAwayFromOthers(j) ? 0U : 1U;
    }
    return count;
}

void BindPose::compareWith(const glm::dmat4& usual) {
    m_extent = extent(usual);
    for (BoundJoint& joint : m_joints) {
        const glm::dvec4 origin(joint.origin, 1.0);
        joint.distance =
            glm::length(glm::dvec3(joint.worldFromMesh * origin) - glm::dvec3(usual * origin));
        const glm::dmat3 own(joint.worldFromMesh);
        const glm::dmat3 others(usual);
        joint.stretch = frobenius(own - others) / std::max(frobenius(others), 1e-30);
    }
}

void BindPose::describe(const glm::dmat4& usual) {
    m_usual = usual;
    for (BoundJoint& joint : m_joints) {
        const glm::dmat3 own(joint.worldFromMesh);
        const glm::dmat3 others(usual);
        joint.angle = angleBetween(own, others);
        const Scales scales = scalesBetween(own, others);
        joint.scale = scales.farthest;
        joint.uneven = isNotableScale(scales.unevenness);
    }
}

// Per element, so that a minority of outliers has no influence.
glm::dmat4 BindPose::median(const std::stop_token& stop) const {
    glm::dmat4 result(1.0);
    std::vector<double> values(m_joints.size());
    for (int c = 0; c < 4; ++c) {
        for (int r = 0; r < 4 && !stop.stop_requested(); ++r) {
            std::ranges::transform(m_joints, values.begin(), [c, r](const BoundJoint& joint) {
                return joint.worldFromMesh[c][r];
            });
            result[c][r] = sinew::median(values);
        }
    }
    return result;
}

double BindPose::extent(const glm::dmat4& worldFromMesh) const {
    glm::dvec3 low(m_joints.front().origin);
    glm::dvec3 high = low;
    for (const BoundJoint& joint : m_joints) {
        low = glm::min(low, joint.origin);
        high = glm::max(high, joint.origin);
    }
    return glm::length(high - low) * frobenius(glm::dmat3(worldFromMesh)) / std::sqrt(3.0);
}

bool BindPose::isAwayFromOthers(std::size_t joint) const {
    return m_joints[joint].distance > m_mismatch.distance * std::max(m_extent, 1e-6) ||
           m_joints[joint].stretch > m_mismatch.stretch;
}

bool BindPose::isNotableDistance(double distance) const {
    return distance > kNotableDistance * std::max(m_extent, 1e-6);
}

bool BindPose::isNotableAngle(double angle) {
    return angle > kNotableAngle;
}

bool BindPose::isNotableScale(double factor) {
    return factor > kNotableFactor || factor < 1.0 / kNotableFactor;
}

bool BindPose::isAwayFromIdentity(std::size_t joint) const {
    const glm::dmat4& m = m_joints[joint].worldFromMesh;
    return frobenius(glm::dmat3(m) - glm::dmat3(1.0)) > m_missing.stretch ||
           glm::length(glm::dvec3(m[3])) > m_missing.distance;
}

}  // namespace sinew::check
