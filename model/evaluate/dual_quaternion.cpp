// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/dual_quaternion.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

#include <glm/mat3x3.hpp>

namespace sinew {

namespace {

constexpr double kOrthogonal = 1e-14;  // cosine below which columns count as orthogonal
constexpr int kMostSweeps = 20;
constexpr double kFlat = 1e-7;  // relative to the longest axis; shorter axes have no direction

/// axes = matrix × turn, with orthogonal columns, by rotating pairs of columns (one-sided Jacobi).
/// The lengths of `axes` are the stretch factors along the columns of `turn`.
struct StretchAxes {
    glm::dmat3 axes;
    glm::dmat3 turn{1.0};
};

void turnColumns(glm::dmat3& m, glm::length_t a, glm::length_t b, double c, double s) noexcept {
    const glm::dvec3 first = m[a];
    m[a] = c * first - s * m[b];
    m[b] = s * first + c * m[b];
}

/// Orthogonalises two columns; returns whether they had to be rotated.
bool makeOrthogonal(StretchAxes& out, glm::length_t a, glm::length_t b) noexcept {
    const double aa = glm::dot(out.axes[a], out.axes[a]);
    const double bb = glm::dot(out.axes[b], out.axes[b]);
    const double ab = glm::dot(out.axes[a], out.axes[b]);
    if (!(std::abs(ab) > kOrthogonal * std::sqrt(aa * bb))) {
        return false;
    }
    const double slope = (bb - aa) / (2.0 * ab);
    const double t = std::copysign(1.0, slope) / (std::abs(slope) + std::hypot(1.0, slope));
    const double c = 1.0 / std::hypot(1.0, t);
    turnColumns(out.axes, a, b, c, c * t);
    turnColumns(out.turn, a, b, c, c * t);
    return true;
}

StretchAxes stretchAxes(const glm::dmat3& matrix) noexcept {
    StretchAxes out{.axes = matrix};
    for (int sweep = 0; sweep < kMostSweeps; ++sweep) {
        const bool first = makeOrthogonal(out, 0, 1);
        const bool second = makeOrthogonal(out, 0, 2);
        const bool third = makeOrthogonal(out, 1, 2);
        if (!first && !second && !third) {
            break;
        }
    }
    return out;
}

/// The shortest rotation from the unit vector `from` to the unit vector `to`.
glm::dquat shortestTurn(const glm::dvec3& from, const glm::dvec3& to) noexcept {
    const double cosine = glm::dot(from, to);
    if (cosine < -1.0 + 1e-12) {
        const glm::dvec3 other = std::abs(from.x) < 0.6 ? glm::dvec3(1, 0, 0) : glm::dvec3(0, 1, 0);
        const glm::dvec3 axis = glm::normalize(glm::cross(from, other));
        return {0.0, axis.x, axis.y, axis.z};
    }
    const glm::dvec3 axis = glm::cross(from, to);
    return glm::normalize(glm::dquat(1.0 + cosine, axis.x, axis.y, axis.z));
}

/// Unit vectors along the stretched axes. Degenerate axes get a matching direction.
glm::dmat3 directions(const StretchAxes& stretch, const glm::dvec3& lengths) noexcept {
    std::array<glm::length_t, 3> order{0, 1, 2};
    std::sort(order.begin(), order.end(),
              [&](glm::length_t a, glm::length_t b) { return lengths[a] > lengths[b]; });
    const auto [longest, middle, shortest] = order;
    if (!(lengths[longest] > 0.0) || !std::isfinite(lengths[longest])) {
        return stretch.turn;
    }
    glm::dmat3 result;
    result[longest] = stretch.axes[longest] / lengths[longest];
    if (lengths[middle] <= kFlat * lengths[longest]) {
        const glm::dquat turn = shortestTurn(stretch.turn[longest], result[longest]);
        result[middle] = turn * stretch.turn[middle];
        result[shortest] = turn * stretch.turn[shortest];
        return result;
    }
    result[middle] = stretch.axes[middle] / lengths[middle];
    if (lengths[shortest] > kFlat * lengths[longest]) {
        result[shortest] = stretch.axes[shortest] / lengths[shortest];
        return result;
    }
    const glm::dvec3 across = glm::cross(stretch.turn[longest], stretch.turn[middle]);
    const double side = glm::dot(across, stretch.turn[shortest]) < 0.0 ? -1.0 : 1.0;
    result[shortest] = side * glm::cross(result[longest], result[middle]);
    return result;
}

/// The symmetric matrix that stretches by `lengths` along the columns of `turn`.
glm::dmat3 symmetric(const glm::dmat3& turn, const glm::dvec3& lengths) noexcept {
    const glm::dmat3 scaled(turn[0] * lengths[0], turn[1] * lengths[1], turn[2] * lengths[2]);
    return scaled * glm::transpose(turn);
}

glm::dvec4 asVector(const glm::dquat& q) noexcept {
    return {q.x, q.y, q.z, q.w};
}

bool isFinite(const glm::dmat3& m) noexcept {
    const double sum = glm::dot(m[0], m[0]) + glm::dot(m[1], m[1]) + glm::dot(m[2], m[2]);
    return std::isfinite(sum);
}

StretchedJoint packed(const glm::dmat3& stretch, const glm::dquat& rotation,
                      const glm::dvec3& translation) noexcept {
    const glm::dquat dual =
        0.5 * (glm::dquat(0.0, translation.x, translation.y, translation.z) * rotation);
    return {.diagonal = {stretch[0][0], stretch[1][1], stretch[2][2], stretch[0][1]},
            .rest = {stretch[0][2], stretch[1][2], 0.0F, 0.0F},
            .real = glm::vec4(asVector(rotation)),
            .dual = glm::vec4(asVector(dual))};
}

glm::dmat3 stretchOf(const glm::dvec4& diagonal, const glm::dvec4& rest) noexcept {
    return {{diagonal.x, diagonal.w, rest.x},
            {diagonal.w, diagonal.y, rest.y},
            {rest.x, rest.y, diagonal.z}};
}

glm::dvec3 translationOf(const glm::dvec4& real, const glm::dvec4& dual) noexcept {
    const glm::dvec3 r(real), d(dual);
    return 2.0 * (real.w * d - dual.w * r + glm::cross(r, d));
}

glm::dmat4 affine(const glm::dmat3& linear, const glm::dvec3& translation) noexcept {
    glm::dmat4 result(linear);
    result[3] = glm::dvec4(translation, 1.0);
    return result;
}

}  // namespace

StretchedJoint stretchedJoint(const glm::mat4& worldFromMesh) noexcept {
    const glm::dmat4 matrix(worldFromMesh);
    const glm::dmat3 linear(matrix);
    const glm::dvec3 translation(matrix[3]);
    if (!isFinite(linear)) {
        return packed(linear, glm::dquat(1.0, 0.0, 0.0, 0.0), translation);
    }
    const StretchAxes stretch = stretchAxes(linear);
    glm::dvec3 lengths(glm::length(stretch.axes[0]), glm::length(stretch.axes[1]),
                       glm::length(stretch.axes[2]));
    glm::dmat3 turned = directions(stretch, lengths) * glm::transpose(stretch.turn);
    if (glm::determinant(turned) < 0.0) {
        turned = -turned;
        lengths = -lengths;
    }
    const glm::dquat rotation = glm::normalize(glm::quat_cast(turned));
    return packed(symmetric(stretch.turn, lengths), rotation, translation);
}

void stretchedJoints(std::span<const glm::mat4> palette, std::span<StretchedJoint> out) noexcept {
    assert(palette.size() == out.size());
    std::transform(palette.begin(), palette.end(), out.begin(), stretchedJoint);
}

void DualQuaternionBlend::consider(const JointPull& pull) noexcept {
    const bool first = m_strongest.weight == 0.0F;
    const bool stronger = pull.weight > m_strongest.weight ||
                          (pull.weight == m_strongest.weight && pull.joint < m_strongest.joint);
    if (adds(pull) && (first || stronger)) {
        m_strongest = pull;
    }
}

void DualQuaternionBlend::add(const JointPull& pull) noexcept {
    const double weight = pull.weight;
    m_total += weight;
    if (!adds(pull)) {
        return;
    }
    const StretchedJoint& joint = m_joints[pull.joint];
    const glm::vec4& strongest = m_joints[m_strongest.joint].real;
    const double side = glm::dot(strongest, joint.real) < 0.0F ? -weight : weight;
    m_reach += weight;
    m_diagonal += weight * glm::dvec4(joint.diagonal);
    m_rest += weight * glm::dvec4(joint.rest);
    m_real += side * glm::dvec4(joint.real);
    m_dual += side * glm::dvec4(joint.dual);
}

glm::mat4 DualQuaternionBlend::matrix(const glm::mat4& unweighted,
                                      WeightSource weights) const noexcept {
    const bool normalized = weights == WeightSource::Normalized;
    if (normalized && m_total == 0.0) {
        return unweighted;
    }
    if (m_strongest.weight == 0.0F) {
        return glm::mat4(0.0F);
    }
    const double share = normalized ? 1.0 / m_total : 1.0;
    glm::dvec4 real = m_real, dual = m_dual;
    if (!(glm::length(real) > 0.0)) {
        real = m_joints[m_strongest.joint].real;
        dual = m_joints[m_strongest.joint].dual;
    }
    dual /= glm::length(real);
    real /= glm::length(real);
    const glm::dquat rotation(real.w, real.x, real.y, real.z);
    const glm::dmat3 stretch = share * stretchOf(m_diagonal, m_rest);
    return glm::mat4(
        affine(glm::mat3_cast(rotation) * stretch, share * m_reach * translationOf(real, dual)));
}

}  // namespace sinew
