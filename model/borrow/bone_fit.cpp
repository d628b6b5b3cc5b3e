// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/borrow/bone_fit.h"

#include <cmath>

namespace sinew {
namespace {

constexpr double kAlongOneLine = 0.1;  // sine of the largest angle between directions
constexpr int kSquarings = 12;         // the largest eigenvalue outgrows the others

/// Whether directions differ enough to fix a turn about each of them.
bool spreads(std::span<const DirectionPair> pairs, glm::dvec3 DirectionPair::*side) {
    const glm::dvec3 first = glm::normalize(pairs.front().*side);
    for (const DirectionPair& pair : pairs) {
        if (glm::length(glm::cross(first, glm::normalize(pair.*side))) > kAlongOneLine) {
            return true;
        }
    }
    return false;
}

glm::dmat4 hornMatrix(std::span<const DirectionPair> pairs) {
    glm::dmat3 sum(0.0);  // sum[a][b]: component a of `from` times component b of `to`
    for (const DirectionPair& pair : pairs) {
        const glm::dvec3 from = glm::normalize(pair.from);
        const glm::dvec3 to = glm::normalize(pair.to);
        for (glm::length_t a = 0; a < 3; ++a) {
            sum[a] += from[a] * to;
        }
    }
    const double shift = 3.0 * static_cast<double>(pairs.size());  // makes all eigenvalues positive
    glm::dmat4 horn(0.0);
    horn[0][0] = sum[0][0] + sum[1][1] + sum[2][2];
    horn[1][1] = sum[0][0] - sum[1][1] - sum[2][2];
    horn[2][2] = sum[1][1] - sum[0][0] - sum[2][2];
    horn[3][3] = sum[2][2] - sum[0][0] - sum[1][1];
    horn[0][1] = horn[1][0] = sum[1][2] - sum[2][1];
    horn[0][2] = horn[2][0] = sum[2][0] - sum[0][2];
    horn[0][3] = horn[3][0] = sum[0][1] - sum[1][0];
    horn[1][2] = horn[2][1] = sum[0][1] + sum[1][0];
    horn[1][3] = horn[3][1] = sum[0][2] + sum[2][0];
    horn[2][3] = horn[3][2] = sum[1][2] + sum[2][1];
    return horn + shift * glm::dmat4(1.0);
}

}  // namespace

double degreesBetween(const glm::dvec3& a, const glm::dvec3& b) {
    return glm::degrees(std::atan2(glm::length(glm::cross(a, b)), glm::dot(a, b)));
}

glm::dquat swing(const glm::dvec3& from, const glm::dvec3& to) {
    const glm::dvec3 a = glm::normalize(from);
    const glm::dvec3 b = glm::normalize(to);
    const double real = 1.0 + glm::dot(a, b);
    if (real > 1e-12) {
        const glm::dvec3 axis = glm::cross(a, b);
        return glm::normalize(glm::dquat(real, axis.x, axis.y, axis.z));
    }
    const glm::dvec3 other =
        std::abs(a.x) < 0.5 ? glm::dvec3(1.0, 0.0, 0.0) : glm::dvec3(0.0, 1.0, 0.0);
    const glm::dvec3 axis = glm::normalize(glm::cross(a, other));
    return {0.0, axis.x, axis.y, axis.z};
}

glm::dquat bestTurn(std::span<const DirectionPair> pairs, const glm::dquat& start) {
    if (!spreads(pairs, &DirectionPair::from) || !spreads(pairs, &DirectionPair::to)) {
        return swing(start * pairs.front().from, pairs.front().to) * start;
    }
    glm::dmat4 power = hornMatrix(pairs);
    for (int i = 0; i < kSquarings; ++i) {
        const double trace = power[0][0] + power[1][1] + power[2][2] + power[3][3];
        power = (power / trace) * (power / trace);
    }
    glm::length_t largest = 0;
    for (glm::length_t i = 1; i < 4; ++i) {
        largest = power[i][i] > power[largest][largest] ? i : largest;
    }
    const glm::dvec4 found = power[largest];
    return glm::normalize(glm::dquat(found[0], found[1], found[2], found[3]));
}

}  // namespace sinew
