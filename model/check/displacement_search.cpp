// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/displacement_search.h"

#include <cmath>

#include "model/check/skinned_primitive.h"
#include "model/evaluate/deform_node.h"
#include "model/weights/vertex_influences.h"
#include "model/weights/weight_sum.h"

namespace sinew::check {
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

bool canMove(const SkinnedPrimitive& skinned, Compared compared, std::size_t jointCount) {
    const Primitive& primitive = skinned.primitive();
    switch (compared) {
        case Compared::Stored:
            return anySumIsOff(primitive);
        case Compared::FourStrongest:
            return anyHasMoreThan(4, primitive, jointCount);
        case Compared::EightBit:
            return !skinned.isStoredAs(WeightFormat::UnsignedByte) || anySumIsOff(primitive);
        case Compared::DualQuaternion:
            return anyHasMoreThan(1, primitive, jointCount);
    }
    return true;
}

}  // namespace

DisplacementSearch::DisplacementSearch(const std::shared_ptr<const ClipLibrary>& clips,
                                       NodeIndex node, Compared compared)
    : m_clips(clips), m_node(node), m_compared(compared) {
    const Asset& asset = *clips->asset();
    const Node& drawn = asset[node];
    const std::vector<Primitive>& primitives = asset[drawn.mesh].primitives;
    for (std::size_t p = 0; p < primitives.size(); ++p) {
        if (isSkinned(drawn, primitives[p]) &&
            canMove(SkinnedPrimitive(asset, drawn.mesh, p, drawn.skin), compared,
                    asset[drawn.skin].joints.size())) {
            m_cost += 2 * primitives[p].vertexCount();
            m_results.push_back({.primitive = static_cast<std::uint32_t>(p),
                                 .distances = std::vector<float>(primitives[p].vertexCount())});
        }
    }
}

void DisplacementSearch::add(const EngineMoment& moment) {
    if (!m_pose) {
        m_pose = std::make_unique<PoseEvaluator>(m_clips);
        m_meter = std::make_unique<DisplacementMeter>(*m_clips->asset(), m_node, m_compared);
    }
    m_pose->evaluate(moment.animation, moment.seconds);
    for (PrimitiveDisplacement& result : m_results) {
        const std::span<const float> distances = m_meter->distances(*m_pose, result.primitive);
        for (std::size_t v = 0; v < distances.size(); ++v) {
            if (!std::isfinite(distances[v]) || distances[v] <= result.distances[v]) {
                continue;
            }
            result.distances[v] = distances[v];
            if (distances[v] > result.largest.distance) {
                result.largest = {.distance = distances[v],
                                  .primitive = result.primitive,
                                  .vertex = static_cast<std::uint32_t>(v),
                                  .seconds = moment.seconds};
                result.moment = moment;
            }
        }
    }
}

void DisplacementSearch::finish() noexcept {
    m_meter.reset();
    m_pose.reset();
}

}  // namespace sinew::check
