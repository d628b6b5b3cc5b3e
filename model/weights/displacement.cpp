// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/weights/displacement.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>
#include <vector>

#include "model/evaluate/deform_node.h"
#include "model/weights/vertex_influences.h"
#include "model/weights/vertex_table.h"

namespace sinew {

namespace {

constexpr std::size_t kSlots = 4;
constexpr float kSteps = 255.0F;

void byStrength(std::vector<JointWeight>& weights) {
    std::stable_sort(
        weights.begin(), weights.end(),
        [](const JointWeight& a, const JointWeight& b) { return a.weight > b.weight; });
}

void divideBySum(std::vector<JointWeight>& weights) {
    const double sum = std::accumulate(
        weights.begin(), weights.end(), 0.0,
        [](double so_far, const JointWeight& w) { return so_far + static_cast<double>(w.weight); });
    if (sum == 0.0) {
        weights.clear();
        return;
    }
    for (JointWeight& weight : weights) {
        weight.weight = static_cast<float>(static_cast<double>(weight.weight) / sum);
    }
}

void keepFour(std::vector<JointWeight>& weights) {
    byStrength(weights);
    weights.resize(std::min(weights.size(), kSlots));
    divideBySum(weights);
}

// What rounding loses or adds goes to the strongest, as exporters and engines do it.
void roundToBytes(std::vector<JointWeight>& weights) {
    divideBySum(weights);
    byStrength(weights);
    float sum = 0.0F;
    for (JointWeight& weight : weights) {
        weight.weight = std::round(weight.weight * kSteps);
        sum += weight.weight;
    }
    if (!weights.empty()) {
        weights.front().weight += kSteps - sum;
    }
    for (JointWeight& weight : weights) {
        weight.weight /= kSteps;
    }
}

// [vertex]: 1 if it has four joints or fewer. Another order of slots rounds differently, which is
// no displacement.
std::vector<std::uint8_t> withoutLoss(const Primitive& primitive, std::size_t jointCount) {
    std::vector<std::uint8_t> kept(primitive.influenceSets.empty() ? 0 : primitive.vertexCount());
    VertexInfluences influences(primitive, jointCount);
    for (std::size_t v = 0; v < kept.size(); ++v) {
        kept[v] = influences.at(v).size() <= kSlots ? 1 : 0;
    }
    return kept;
}

}  // namespace

bool altersWeights(Compared compared) noexcept {
    return compared == Compared::FourStrongest || compared == Compared::EightBit;
}

Primitive withWeights(const Primitive& primitive, Compared altered, std::size_t jointCount) {
    const bool four = altered == Compared::FourStrongest;
    const std::size_t sets = primitive.influenceSets.size();
    InfluencePacker packer(primitive.vertexCount(), four ? std::min<std::size_t>(1, sets) : sets);
    VertexInfluences influences(primitive, jointCount);
    std::vector<JointWeight> kept;
    for (std::size_t vertex = 0; vertex < primitive.vertexCount(); ++vertex) {
        const std::span<const JointWeight> found = influences.at(vertex);
        kept.assign(found.begin(), found.end());
        four ? keepFour(kept) : roundToBytes(kept);
        packer.put(vertex, kept);
    }
    Primitive out = primitive;
    out.influenceSets = packer.take();
    return out;
}

DisplacementMeter::DisplacementMeter(const Asset& asset, NodeIndex node, Compared compared)
    : m_asset(&asset), m_node(node), m_compared(compared) {
    if (!altersWeights(compared)) {
        return;
    }
    const std::size_t joints = asset[asset[node].skin].joints.size();
    for (const Primitive& primitive : asset[asset[node].mesh].primitives) {
        m_altered.push_back(withWeights(primitive, compared, joints));
        m_kept.push_back(compared == Compared::FourStrongest ? withoutLoss(primitive, joints)
                                                             : std::vector<std::uint8_t>());
    }
}

DeformInput DisplacementMeter::input(const PoseEvaluator& pose) {
    DeformInput input = deformInput(pose, m_node, WeightSource::Normalized);
    if (m_compared == Compared::Stored) {
        input.weights = WeightSource::Stored;
    } else if (m_compared == Compared::DualQuaternion) {
        m_stretched.resize(input.palette.size());
        stretchedJoints(input.palette, m_stretched);
        input.stretched = m_stretched;
    }
    return input;
}

std::span<const float> DisplacementMeter::distances(const PoseEvaluator& pose,
                                                    std::size_t primitive) {
    const Primitive& stored = (*m_asset)[(*m_asset)[m_node].mesh].primitives[primitive];
    m_distances.assign(stored.vertexCount(), 0.0F);
    if (!isSkinned((*m_asset)[m_node], stored)) {
        return m_distances;
    }
    deformPrimitive(stored, deformInput(pose, m_node, WeightSource::Normalized), m_normalized);
    deformPrimitive(m_altered.empty() ? stored : m_altered[primitive], input(pose), m_other);
    for (std::size_t v = 0; v < m_distances.size(); ++v) {
        m_distances[v] = glm::length(m_other.positions[v] - m_normalized.positions[v]);
    }
    for (std::size_t v = 0; !m_kept.empty() && v < m_kept[primitive].size(); ++v) {
        m_distances[v] = m_kept[primitive][v] != 0 ? 0.0F : m_distances[v];
    }
    return m_distances;
}

std::optional<LargestDistance> DisplacementMeter::largest(const PoseEvaluator& pose,
                                                          const std::stop_token& stop) {
    std::optional<LargestDistance> found;
    const std::size_t count = (*m_asset)[(*m_asset)[m_node].mesh].primitives.size();
    for (std::uint32_t p = 0; p < count && !stop.stop_requested(); ++p) {
        const std::span<const float> all = distances(pose, p);
        for (std::uint32_t v = 0; v < all.size(); ++v) {
            if (std::isfinite(all[v]) && all[v] > (found ? found->distance : 0.0F)) {
                found = LargestDistance{.distance = all[v], .primitive = p, .vertex = v};
            }
        }
    }
    return found;
}

std::shared_ptr<const std::vector<float>> displacementsOf(const VertexTable& table,
                                                          const PoseEvaluator& pose,
                                                          Compared compared,
                                                          const std::stop_token& stop) {
    auto all = std::make_shared<std::vector<float>>();
    all->reserve(table.vertexCount());
    std::map<NodeIndex, DisplacementMeter> meters;
    for (std::size_t i = 0; i < table.parts().size(); ++i) {
        if (stop.stop_requested()) {
            return nullptr;
        }
        const VertexTablePart& part = table.parts()[i];
        if (table.isPosed(i)) {
            DisplacementMeter& meter =
                meters.try_emplace(part.node, pose.asset(), part.node, compared).first->second;
            const std::span<const float> here = meter.distances(pose, part.primitive);
            all->insert(all->end(), here.begin(), here.end());
        } else {
            const Mesh& mesh = table.asset()[part.mesh];
            all->resize(all->size() + mesh.primitives[part.primitive].vertexCount(),
                        std::numeric_limits<float>::quiet_NaN());
        }
    }
    return all;
}

}  // namespace sinew
