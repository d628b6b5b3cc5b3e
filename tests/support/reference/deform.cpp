// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/reference/deform.h"

#include <cmath>

namespace sinew::reference {
namespace {

Vector wide(const glm::vec3& v) {
    return {double{v.x}, double{v.y}, double{v.z}};
}

template <class Displacements>
Vector morphed(const Primitive& primitive, std::size_t vertex, const DeformSetting& setting,
               Vector value, const Displacements& displacementsOf) {
    for (std::size_t t = 0; t < primitive.targets.size(); ++t) {
        const auto& displacements = displacementsOf(primitive.targets[t]);
        if (displacements.empty() || t >= setting.morphWeights.size() ||
            setting.morphWeights[t] == 0.0) {
            continue;
        }
        const Vector displacement = wide(displacements[vertex]);
        for (std::size_t i = 0; i < 3; ++i) {
            value[i] += setting.morphWeights[t] * displacement[i];
        }
    }
    return value;
}

Matrix movingMatrix(const Primitive& primitive, std::size_t vertex, const DeformSetting& setting) {
    if (setting.joints.empty() || primitive.influenceSets.empty()) {
        return setting.worldFromMesh;
    }
    Matrix sum{};
    double total = 0;
    for (const InfluenceSet& set : primitive.influenceSets) {
        const glm::u16vec4 joints = set.joints[vertex];
        const glm::vec4 weights = set.weights[vertex];
        for (int slot = 0; slot < 4; ++slot) {
            const double weight = double{weights[slot]};
            total += weight;
            if (joints[slot] < setting.joints.size()) {
                for (std::size_t i = 0; i < 16; ++i) {
                    sum[i] += weight * setting.joints[joints[slot]][i];
                }
            }
        }
    }
    if (setting.weights == WeightSource::Stored) {
        return sum;
    }
    if (total == 0) {
        return setting.worldFromMesh;
    }
    for (double& number : sum) {
        number /= total;
    }
    return sum;
}

double cofactor(const Matrix& m, std::size_t column, std::size_t row) {
    const std::size_t c1 = (column + 1) % 3, c2 = (column + 2) % 3;
    const std::size_t r1 = (row + 1) % 3, r2 = (row + 2) % 3;
    return m[4 * c1 + r1] * m[4 * c2 + r2] - m[4 * c1 + r2] * m[4 * c2 + r1];
}

// Of the 3 × 3 part, as is the inverse transpose.
double determinant(const Matrix& m) {
    return m[0] * cofactor(m, 0, 0) + m[1] * cofactor(m, 0, 1) + m[2] * cofactor(m, 0, 2);
}

Matrix inverseTransposed(const Matrix& m) {
    Matrix result{};
    for (std::size_t column = 0; column < 3; ++column) {
        for (std::size_t row = 0; row < 3; ++row) {
            result[4 * column + row] = cofactor(m, column, row) / determinant(m);
        }
    }
    return result;
}

}  // namespace

Vector positionOf(const Primitive& primitive, std::size_t vertex, const DeformSetting& setting) {
    const Vector position = morphed(
        primitive, vertex, setting, wide(primitive.positions[vertex]),
        [](const MorphTarget& target) -> const auto& { return target.positions; });
    return transformed(movingMatrix(primitive, vertex, setting), position);
}

Vector normalOf(const Primitive& primitive, std::size_t vertex, const DeformSetting& setting) {
    const Vector normal = morphed(
        primitive, vertex, setting, wide(primitive.normals[vertex]),
        [](const MorphTarget& target) -> const auto& { return target.normals; });
    const Matrix matrix = inverseTransposed(movingMatrix(primitive, vertex, setting));
    Vector result = transformed(matrix, normal);
    const double length = std::hypot(result[0], result[1], result[2]);
    for (double& number : result) {
        number /= length;
    }
    return result;
}

double stretchOf(const Primitive& primitive, std::size_t vertex, const DeformSetting& setting) {
    return std::abs(determinant(movingMatrix(primitive, vertex, setting)));
}

DeformSetting settingOf(const Asset& asset, const Pose& pose, NodeIndex node,
                        WeightSource weights) {
    const SkinIndex skin = asset[node].skin;
    return {.morphWeights = pose.weights[node.value],
            .joints = skin ? pose.joints[skin.value] : std::vector<Matrix>(),
            .worldFromMesh = pose.world[node.value],
            .weights = weights};
}

}  // namespace sinew::reference
