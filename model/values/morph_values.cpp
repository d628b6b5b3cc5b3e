// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/values/morph_values.h"

#include <algorithm>
#include <set>

namespace sinew {
namespace {

constexpr std::size_t kMostNamed = 3;
constexpr float kRounding = 0.9999F;  // a distance of 1.00001 does not need a scale to 2

bool isOf(const Asset& asset, const NodeMorphTarget& target) {
    return target.node.value < asset.nodes.size() &&
           target.target < asset[target.node].restWeights.size();
}

/// Surfaces of the targets' nodes; without targets, all that have some.
SurfaceValues morphForm(const Asset& asset, std::span<const NodeMorphTarget> targets) {
    std::set<const Node*> nodes;
    for (const NodeMorphTarget& each : targets) {
        if (isOf(asset, each)) {
            nodes.insert(&asset[each.node]);
        }
    }
    return emptyValues(
        asset, SurfaceValues::Per::Vertex, [&](const Node& node, const Primitive& primitive) {
            return !primitive.targets.empty() && (targets.empty() || nodes.count(&node) > 0);
        });
}

/// "Smile"; "Smile + Blink"; "5 morph targets". Nodes that share a name count once.
std::string titleOf(const Asset& asset, std::span<const NodeMorphTarget> targets) {
    std::vector<std::string> names;
    for (const NodeMorphTarget& each : targets) {
        if (isOf(asset, each)) {
            std::string name = morphTargetName(asset[asset[each.node].mesh], each.target);
            if (std::find(names.begin(), names.end(), name) == names.end()) {
                names.push_back(std::move(name));
            }
        }
    }
    if (names.empty()) {
        return "Any morph target";
    }
    if (names.size() > kMostNamed) {
        return std::to_string(names.size()) + " morph targets";
    }
    std::string title;
    for (const std::string& name : names) {
        title += (title.empty() ? "" : " + ") + name;
    }
    return title;
}

const SharedArray<glm::vec3>& displacementsOf(const Primitive& primitive, std::size_t target) {
    static const SharedArray<glm::vec3> kNone;
    return target < primitive.targets.size() ? primitive.targets[target].positions : kNone;
}

}  // namespace

MorphValues::MorphValues(const Asset& asset, std::span<const NodeMorphTarget> targets,
                         const std::stop_token& stop)
    : ValueSource(morphForm(asset, targets), {.followsPose = false, .grows = true}),
      m_title(titleOf(asset, targets)) {
    std::fill(ownValues().begin(), ownValues().end(), 0.0F);
    if (targets.empty()) {
        measureLargest(asset, stop);
    } else {
        measureSums(asset, targets, stop);
    }
    for (const float value : ownValues()) {
        m_facts.movedVertices += value > 0.0F ? 1 : 0;
        m_facts.largest = std::max(m_facts.largest, value);
    }
    m_hasOther = hasOtherSurfaces(asset);
    setLargest(m_facts.largest * kRounding);
}

void MorphValues::measureSums(const Asset& asset, std::span<const NodeMorphTarget> targets,
                              const std::stop_token& stop) {
    std::vector<glm::vec3> sums(ownValues().size(), glm::vec3(0.0F));
    for (const NodeMorphTarget& each : targets) {
        if (stop.stop_requested() || !isOf(asset, each)) {
            continue;
        }
        const Mesh& mesh = asset[asset[each.node].mesh];
        for (std::uint32_t p = 0; p < mesh.primitives.size(); ++p) {
            const SharedArray<glm::vec3>& moves = displacementsOf(mesh.primitives[p], each.target);
            const SurfaceValues::Part* part = form().find(each.node, p);
            for (std::size_t i = 0; part != nullptr && i < moves.size(); ++i) {
                sums[part->first + i] += each.share * moves[i];
            }
        }
    }
    std::transform(sums.begin(), sums.end(), ownValues().begin(),
                   [](const glm::vec3& sum) { return glm::length(sum); });
}

void MorphValues::measureLargest(const Asset& asset, const std::stop_token& stop) {
    for (const SurfaceValues::Part& part : form().parts) {
        if (part.count == 0) {
            continue;
        }
        const Primitive& primitive = asset[asset[part.node].mesh].primitives[part.primitive];
        for (std::size_t t = 0; t < primitive.targets.size() && !stop.stop_requested(); ++t) {
            const SharedArray<glm::vec3>& moves = primitive.targets[t].positions;
            for (std::size_t i = 0; i < moves.size(); ++i) {
                float& value = ownValues()[part.first + i];
                value = std::max(value, glm::length(moves[i]));
            }
        }
    }
}

ValueLegend MorphValues::legend(float high) const {
    const std::string moved = m_facts.movedVertices == 0
                                  ? "Moves no vertex"
                                  : "Moves " + std::to_string(m_facts.movedVertices) +
                                        (m_facts.movedVertices == 1 ? " vertex" : " vertices") +
                                        ", at most " + words(m_facts.largest);
    return {.title = m_title,
            .subtitle = "Displacement at weight 1, in mesh units",
            .ticks = quarterTicks(high),
            .zero = "not moved",
            .without = "",
            .neutral = m_hasOther ? "no such morph target" : "",
            .notes = {moved}};
}

}  // namespace sinew
