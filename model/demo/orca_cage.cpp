// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/demo/orca_cage.h"

namespace sinew::demo {

std::uint32_t OrcaCage::addPoint(const glm::vec3& position, const JointWeights& jointWeights) {
    points.push_back(position);
    weights.push_back(jointWeights);
    return static_cast<std::uint32_t>(points.size() - 1);
}

OrcaCage orcaCage() {
    OrcaCage cage;
    const BodyGrid body = addBody(cage);
    addMouth(cage, body);
    addFins(cage, body);
    return cage;
}

}  // namespace sinew::demo
