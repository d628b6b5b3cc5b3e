// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/engines/posed_searches.h"

#include <algorithm>
#include <cmath>

#include "model/check/skinned_primitive.h"
#include "model/evaluate/deform_node.h"
#include "model/weights/displacement.h"
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

/// The weights of a vertex by joint, adding up to 1.
std::vector<double> sharesOf(const Primitive& primitive, std::size_t vertex, std::size_t joints) {
    std::vector<double> shares(joints, 0.0);
    double sum = 0.0;
    VertexInfluences influences(primitive, joints);
    for (const JointWeight& influence : influences.at(vertex)) {
        shares[influence.joint] = static_cast<double>(influence.weight);
        sum += shares[influence.joint];
    }
    for (double& share : shares) {
        share = sum != 0.0 ? share / sum : 0.0;
    }
    return shares;
}

/// Mesh space, morph targets included.
glm::dvec3 morphedPosition(const PoseEvaluator& pose, NodeIndex node, const Primitive& primitive,
                           std::size_t vertex) {
    DeformInput input = deformInput(pose, node, WeightSource::Normalized);
    input.palette = {};
    input.worldFromMesh = glm::mat4(1.0F);
    DeformedVertices morphed;
    deformPrimitive(primitive, input, morphed);
    return glm::dvec3(morphed.positions[vertex]);
}

/// Deforming for areas and for volumes, and the corners of triangles with their influences.
std::uint64_t costOf(const Primitive& primitive) {
    const std::size_t corners =
        primitive.indexed ? primitive.indices.size() : primitive.vertexCount();
    return 2 * costOfDeforming(primitive) + 2 * corners * primitive.influenceSets.size();
}

WorstStretch worstOf(const ClipStretchMeter& meter, std::span<const EngineMoment> moments) {
    const ClipStretch& all = meter.worst();
    const auto largest = std::ranges::max_element(all.areas.values, {}, stretchOf);
    const auto triangle = static_cast<std::size_t>(largest - all.areas.values.begin());
    WorstStretch worst{
        .area = {*largest, moments[all.areas.positions[triangle]]},
        .vertex = meter.surface().placeOf(meter.surface().triangles[3 * triangle]),
        .volumes = {},
    };
    for (std::size_t j = 0; j < all.volumes.values.size(); ++j) {
        worst.volumes.push_back({all.volumes.values[j], moments[all.volumes.positions[j]]});
    }
    return worst;
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

JointIndex displacingJoint(const PoseEvaluator& pose, NodeIndex node, std::size_t primitive,
                           std::size_t vertex, Compared compared) {
    const Asset& asset = pose.asset();
    const SkinIndex skin = asset[node].skin;
    const std::size_t joints = asset[skin].joints.size();
    const Primitive& stored = asset[asset[node].mesh].primitives[primitive];
    if (!altersWeights(compared)) {
        VertexInfluences influences(stored, joints);
        const JointWeight* first = strongest(influences.at(vertex));
        return first != nullptr ? JointIndex(std::size_t{first->joint}) : JointIndex();
    }
    const std::vector<double> before = sharesOf(stored, vertex, joints);
    const std::vector<double> after =
        sharesOf(withWeights(stored, compared, joints), vertex, joints);
    const glm::dvec4 position(morphedPosition(pose, node, stored, vertex), 1.0);
    std::vector<glm::dvec3> moved(joints);
    glm::dvec3 middle(0.0);
    for (std::size_t j = 0; j < joints; ++j) {
        moved[j] = glm::dvec3(glm::dmat4(pose.palette(skin)[j]) * position);
        middle += before[j] != 0.0 ? before[j] * moved[j] : glm::dvec3(0.0);
    }
    JointIndex found;
    double most = 0.0;
    for (std::size_t j = 0; j < joints; ++j) {
        const double part = glm::length((after[j] - before[j]) * (moved[j] - middle));
        if (part > most) {
            most = part;
            found = JointIndex(j);
        }
    }
    return found;
}

StretchSearch::StretchSearch(const Asset& asset, NodeIndex node) : m_node(node) {
    for (const Primitive& primitive : asset[asset[node].mesh].primitives) {
        if (isSkinned(asset[node], primitive)) {
            m_cost += costOf(primitive);
        }
    }
    m_cost += asset[asset[node].skin].joints.size();  // a volume each
}

void StretchSearch::begin(const PoseEvaluator& rest, std::span<const EngineMoment> moments) {
    m_moments = moments;
    m_meter = std::make_unique<ClipStretchMeter>(rest, m_node);
}

void StretchSearch::add(const PoseEvaluator& pose, std::size_t moment) {
    m_meter->add(pose, static_cast<std::uint32_t>(moment));
}

void StretchSearch::finish() {
    if (!m_moments.empty() && !m_meter->worst().areas.values.empty()) {
        m_result = worstOf(*m_meter, m_moments);
    }
    m_meter.reset();
    m_moments = {};
}

}  // namespace sinew
