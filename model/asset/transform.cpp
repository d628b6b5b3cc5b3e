// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/asset/transform.h"

#include <algorithm>
#include <cmath>

#include <glm/mat3x3.hpp>

namespace sinew {

namespace {

constexpr double kTiny = 1e-30;

/// A unit vector at right angles to the unit vector `a`.
glm::dvec3 anyPerpendicular(const glm::dvec3& a) noexcept {
    const glm::dvec3 axis = std::abs(a.x) < 0.6 ? glm::dvec3(1, 0, 0) : glm::dvec3(0, 1, 0);
    return glm::normalize(glm::cross(a, axis));
}

/// Columns of length zero have no direction: fills them so that the basis is right-handed.
void completeBasis(glm::dmat3& m, const glm::dvec3& lengths) noexcept {
    glm::length_t first = 0;
    while (first < 3 && lengths[first] <= kTiny) {
        ++first;
    }
    if (first == 3) {
        m = glm::dmat3(1.0);
        return;
    }
    const glm::length_t second = (first + 1) % 3;
    const glm::length_t third = (first + 2) % 3;
    if (lengths[second] <= kTiny && lengths[third] <= kTiny) {
        m[second] = anyPerpendicular(m[first]);
        m[third] = glm::cross(m[first], m[second]);
    } else if (lengths[second] <= kTiny) {
        m[second] = glm::cross(m[third], m[first]);
    } else if (lengths[third] <= kTiny) {
        m[third] = glm::cross(m[first], m[second]);
    }
}

/// Gram-Schmidt, for coplanar or collinear columns.
glm::dmat3 orthogonalized(const glm::dmat3& m) noexcept {
    const glm::dvec3 x = m[0];
    glm::dvec3 y = m[1] - x * glm::dot(x, m[1]);
    y = glm::dot(y, y) > 1e-20 ? glm::normalize(y) : anyPerpendicular(x);
    return {x, y, glm::cross(x, y)};
}

/// The rotation nearest to a matrix with positive determinant: the orthogonal polar factor, by
/// Newton's iteration (each step averages the matrix with its inverse transpose).
glm::dmat3 nearestRotation(const glm::dmat3& matrix) noexcept {
    constexpr int kMaxSteps = 30;
    constexpr double kConverged = 1e-14;
    if (glm::determinant(matrix) < 1e-9) {
        return orthogonalized(matrix);
    }
    glm::dmat3 m = matrix;
    for (int step = 0; step < kMaxSteps; ++step) {
        const glm::dmat3 next = 0.5 * (m + glm::transpose(glm::inverse(m)));
        const glm::dmat3 change = next - m;
        m = next;
        if (glm::dot(change[0], change[0]) + glm::dot(change[1], change[1]) +
                glm::dot(change[2], change[2]) <
            kConverged * kConverged) {
            break;
        }
    }
    return m;
}

}  // namespace

glm::mat4 toMatrix(const Transform& transform) noexcept {
    return glm::mat4(toMatrixDouble(transform));
}

glm::dmat4 toMatrixDouble(const Transform& transform) noexcept {
    const glm::dquat q(transform.rotation);
    const glm::dvec3 s(transform.scale);
    const double xx = q.x * q.x, yy = q.y * q.y, zz = q.z * q.z;
    const double xy = q.x * q.y, xz = q.x * q.z, yz = q.y * q.z;
    const double wx = q.w * q.x, wy = q.w * q.y, wz = q.w * q.z;
    return {{(1.0 - 2.0 * (yy + zz)) * s.x, 2.0 * (xy + wz) * s.x, 2.0 * (xz - wy) * s.x, 0.0},
            {2.0 * (xy - wz) * s.y, (1.0 - 2.0 * (xx + zz)) * s.y, 2.0 * (yz + wx) * s.y, 0.0},
            {2.0 * (xz + wy) * s.z, 2.0 * (yz - wx) * s.z, (1.0 - 2.0 * (xx + yy)) * s.z, 0.0},
            {transform.translation.x, transform.translation.y, transform.translation.z, 1.0}};
}

Transform decompose(const glm::mat4& matrix) noexcept {
    Transform result;
    result.translation = glm::vec3(matrix[3]);

    glm::dmat3 m{glm::mat3(matrix)};
    glm::dvec3 lengths(glm::length(m[0]), glm::length(m[1]), glm::length(m[2]));
    if (glm::determinant(m) < 0.0) {
        m[0] = -m[0];
        lengths.x = -lengths.x;
    }
    for (glm::length_t axis = 0; axis < 3; ++axis) {
        m[axis] /= std::max(std::abs(lengths[axis]), kTiny);
    }
    completeBasis(m, glm::abs(lengths));
    const glm::dmat3 rotation = nearestRotation(m);

    result.rotation = glm::quat(glm::normalize(glm::quat_cast(rotation)));
    // Without shear, the columns are the axes and this is their length.
    for (glm::length_t axis = 0; axis < 3; ++axis) {
        const double alongAxis = glm::dot(rotation[axis], m[axis]);
        result.scale[axis] = static_cast<float>(lengths[axis] * alongAxis);
    }
    return result;
}

}  // namespace sinew
