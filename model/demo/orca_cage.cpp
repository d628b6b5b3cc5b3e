// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/demo/orca_cage.h"

namespace sinew::demo {

namespace {

constexpr glm::vec2 kMargin{0.005F, 0.01F};
constexpr float kBodyHeight = 0.76F;
constexpr int kChartColumns = 9;
constexpr int kRows = 2;

// The centre of a fin root is inside the fin and has no faces left.
void dropUnusedPoints(OrcaCage& cage) {
    constexpr std::uint32_t kUnused = 0xffffffffU;
    std::vector<std::uint32_t> number(cage.points.size(), kUnused);
    OrcaCage used;
    for (QuadFace& face : cage.faces) {
        for (std::uint32_t& point : face.points) {
            if (number[point] == kUnused) {
                number[point] =
                    used.addPoint(cage.points[point], cage.weights[point], cage.pull[point]);
            }
            point = number[point];
        }
    }
    used.faces = std::move(cage.faces);
    cage = std::move(used);
}

}  // namespace

glm::vec2 chartUv(Chart chart, float s, float t) {
    glm::vec2 corner{0.0F};
    glm::vec2 size{1.0F, kBodyHeight};
    if (chart != Chart::Body) {
        const int cell = static_cast<int>(chart) - 1;
        size = {1.0F / static_cast<float>(kChartColumns),
                (1.0F - kBodyHeight) / static_cast<float>(kRows)};
        corner = {static_cast<float>(cell % kChartColumns) * size.x,
                  kBodyHeight + static_cast<float>(cell / kChartColumns) * size.y};
    }
    return corner + kMargin + glm::vec2(s, t) * (size - 2.0F * kMargin);
}

std::uint32_t OrcaCage::addPoint(const glm::vec3& position, const JointWeights& jointWeights,
                                 float pullToPoint) {
    points.push_back(position);
    weights.push_back(jointWeights);
    pull.push_back(pullToPoint);
    return static_cast<std::uint32_t>(points.size() - 1);
}

OrcaCage orcaCage() {
    OrcaCage cage;
    const BodyGrid body = addBody(cage);
    addMouth(cage, body);
    addFins(cage, body);
    addEyes(cage);
    dropUnusedPoints(cage);
    return cage;
}

}  // namespace sinew::demo
