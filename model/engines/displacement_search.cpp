// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/engines/displacement_search.h"

#include <algorithm>
#include <cmath>

#include "model/check/skinned_primitive.h"
#include "model/evaluate/deform_node.h"
#include "model/weights/vertex_influences.h"
#include "model/weights/weight_sum.h"

namespace sinew {
namespace {

bool anySumIsOff(const Primitive& primitive) {
    for (std::size_t v = 0; v < primitive.vertexCount(); ++v) {
        const WeightSum sum = weightSum(primitive, v);
        if (sum.wrong || sum.count == 0) {
            return true;
        }
    }
    return false;
}

bool anyHasMoreThan(std::size_t joints, const Primitive& primitive, std::size_t jointCount) {
    VertexInfluences influences(primitive, jointCount);
    for (std::size_t v = 0; v < primitive.vertexCount(); ++v) {
        if (influences.at(v).size() > joints) {
            return true;
        }
    }
    return false;
}

bool canMove(const check::SkinnedPrimitive& skinned, Compared compared, std::size_t jointCount) {
    const Primitive& primitive = skinned.primitive();
    switch (compared) {
        case Compared::Stored:
            return anySumIsOff(primitive);
        case Compared::FourStrongest:
            return anyHasMoreThan(4, primitive, jointCount);
        case Compared::EightBit:
            return !skinned.isStoredAs(check::WeightFormat::UnsignedByte) || anySumIsOff(primitive);
        case Compared::DualQuaternion:
            return anyHasMoreThan(1, primitive, jointCount);
    }
    return true;
}

}  // namespace

DisplacementSearch::DisplacementSearch(const Asset& asset, NodeIndex node, Compared compared,
                                       Kept kept)
    : m_node(node), m_compared(compared) {
    const Node& drawn = asset[node];
    const std::vector<Primitive>& primitives = asset[drawn.mesh].primitives;
    for (std::size_t p = 0; p < primitives.size(); ++p) {
        if (isSkinned(drawn, primitives[p]) &&
            canMove(check::SkinnedPrimitive(asset, drawn.mesh, p, drawn.skin), compared,
                    asset[drawn.skin].joints.size())) {
            const std::size_t vertices = primitives[p].vertexCount();
            m_cost += 2 * costOfDeforming(primitives[p]);
            m_results.push_back(
                {.primitive = static_cast<std::uint32_t>(p),
                 .distances = std::vector<float>(kept == Kept::EveryVertex ? vertices : 0)});
        }
    }
}

void DisplacementSearch::begin(const PoseEvaluator& rest, std::span<const EngineMoment> moments) {
    m_moments = moments;
    m_meter = std::make_unique<DisplacementMeter>(rest.asset(), m_node, m_compared);
}

void DisplacementSearch::add(const PoseEvaluator& pose, std::size_t moment) {
    for (PrimitiveDisplacement& result : m_results) {
        const std::span<const float> distances = m_meter->distances(pose, result.primitive);
        for (std::size_t v = 0; v < distances.size(); ++v) {
            if (!std::isfinite(distances[v])) {
                continue;
            }
            if (!result.distances.empty()) {
                result.distances[v] = std::max(result.distances[v], distances[v]);
            }
            if (distances[v] > result.largest.distance) {
                result.largest = {.distance = distances[v],
                                  .primitive = result.primitive,
                                  .vertex = static_cast<std::uint32_t>(v),
                                  .seconds = m_moments[moment].seconds};
                result.moment = m_moments[moment];
            }
        }
    }
}

}  // namespace sinew
