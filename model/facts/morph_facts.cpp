// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/facts/morph_facts.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "model/core/utf8.h"

namespace sinew {
namespace {

template <class Value>
bool anyNotZero(const SharedArray<Value>& values) {
    return std::any_of(values.begin(), values.end(),
                       [](const Value& value) { return value != Value(0.0F); });
}

template <class Value>
bool anyNotZero(const std::vector<SharedArray<Value>>& sets) {
    return std::any_of(sets.begin(), sets.end(),
                       [](const SharedArray<Value>& set) { return anyNotZero(set); });
}

bool changesOthers(const MorphTarget& target) {
    return anyNotZero(target.normals) || anyNotZero(target.tangents) ||
           anyNotZero(target.texcoords) || anyNotZero(target.colors);
}

void addMoved(const SharedArray<glm::vec3>& displacements, MorphTargetFacts& facts) {
    float largestSquare = 0.0F;
    for (const glm::vec3& displacement : displacements) {
        const float square = glm::dot(displacement, displacement);
        facts.movedVertices += displacement != glm::vec3(0.0F) ? 1 : 0;
        largestSquare = std::max(largestSquare, square);
    }
    facts.largest = std::max(facts.largest, std::sqrt(largestSquare));
}

MorphTargetFacts targetFacts(const Mesh& mesh, std::size_t target) {
    MorphTargetFacts facts;
    std::set<const glm::vec3*> seen;
    for (const Primitive& primitive : mesh.primitives) {
        if (target >= primitive.targets.size()) {
            continue;
        }
        const MorphTarget& displaced = primitive.targets[target];
        if (seen.insert(displaced.positions.data()).second) {
            addMoved(displaced.positions, facts);
        }
        facts.changesOthers = facts.changesOthers || changesOthers(displaced);
    }
    return facts;
}

}  // namespace

std::vector<MorphTargetFacts> morphTargetFacts(const Mesh& mesh, const std::stop_token& stop) {
    std::vector<MorphTargetFacts> facts(mesh.targetCount());
    for (std::size_t target = 0; target < facts.size() && !stop.stop_requested(); ++target) {
        facts[target] = targetFacts(mesh, target);
    }
    return facts;
}

std::string morphTargetName(const Mesh& mesh, std::size_t target) {
    return target < mesh.targetNames.size() && !mesh.targetNames[target].empty()
               ? oneLine(mesh.targetNames[target])
               : "Target " + std::to_string(target);
}

}  // namespace sinew
