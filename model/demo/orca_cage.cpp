// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/demo/orca_cage.h"

#include "model/demo/orca_eyes.h"

namespace sinew::demo {
namespace {

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
