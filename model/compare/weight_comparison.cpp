// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/compare/weight_comparison.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "model/compare/compared_surface.h"
#include "model/evaluate/deform_node.h"
#include "model/weights/vertex_influences.h"

namespace sinew {
namespace {

/// A joint in both files: a node before, or one after without a partner.
struct SharedJoint {
    std::uint32_t node = 0;
    bool onlyAfter = false;

    auto operator<=>(const SharedJoint&) const = default;
};

using Weights = std::map<SharedJoint, double>;

/// The weights of one skinned primitive as shared joints.
class SkinnedWeights {
public:
    /// `partners` [node]: the node before, for the file after; null for the file before.
    SkinnedWeights(const Asset& asset, NodeIndex node, std::uint32_t primitive,
                   const std::vector<std::uint32_t>* partners)
        : m_skin(asset[asset[node].skin]),
          m_influences(asset[asset[node].mesh].primitives[primitive], m_skin.joints.size()),
          m_partners(partners) {}

    /// Adds the normalised weights of a vertex times `share`.
    void add(std::uint32_t vertex, double share, Weights& weights) {
        const auto found = m_influences.at(vertex);
        double sum = 0.0;
        for (const JointWeight& one : found) {
            sum += double{one.weight};
        }
        for (const JointWeight& one : found) {
            weights[jointOf(one.joint)] += sum > 0.0 ? share * double{one.weight} / sum : 0.0;
        }
    }

private:
    [[nodiscard]] SharedJoint jointOf(std::uint32_t joint) const {
        const std::uint32_t node = m_skin.joints[joint].value;
        if (m_partners == nullptr) {
            return {.node = node};
        }
        const std::uint32_t partner = (*m_partners)[node];
        return partner == Matching::kNone ? SharedJoint{.node = node, .onlyAfter = true}
                                          : SharedJoint{.node = partner};
    }

    const Skin& m_skin;
    VertexInfluences m_influences;
    const std::vector<std::uint32_t>* m_partners;
};

/// What stored types may round: two steps of a weight for every set.
double roundingOf(const Primitive& primitive) {
    double step = 0.0;
    for (const InfluenceSet& set : primitive.influenceSets) {
        const StoredType type = set.weights.type();
        step += type == StoredType::U8    ? 4.0 / 255.0
                : type == StoredType::U16 ? 4.0 / 65535.0
                                          : 0.0;
    }
    return step;
}

class WeightTally {
public:
    WeightTally(const Asset& before, const Asset& after, const ObjectMatches& matches)
        : m_before(before), m_after(after), m_partners(matches.nodes.beforeOf) {}

    void add(const ComparedPrimitive& one) {
        m_result.differentOf.push_back(0);
        const Primitive& here = m_before[m_before[one.before].mesh].primitives[one.primitive];
        const Primitive& there = m_after[m_after[one.after].mesh].primitives[one.afterPrimitive];
        if (!isSkinned(m_before[one.before], here) || !isSkinned(m_after[one.after], there)) {
            return;
        }
        constexpr double kFloatRounding = 1e-5;
        const double rounding = std::max({kFloatRounding, roundingOf(here), roundingOf(there)});
        SkinnedWeights mine(m_before, one.before, one.primitive, nullptr);
        SkinnedWeights others(m_after, one.after, one.afterPrimitive, &m_partners);
        for (std::uint32_t i = 0; i < here.vertexCount(); ++i) {
            m_weights.clear();
            mine.add(i, 1.0, m_weights);
            for (const auto& [joint, weight] : m_weights) {
                m_held[joint] += weight;
            }
            const TrianglePlace place = one.vertices.at(i);
            for (std::size_t corner = 0; corner < 3; ++corner) {
                const double share = double{place.shares[static_cast<glm::length_t>(corner)]};
                if (share > 0.0) {
                    others.add(place.corners[corner], -share, m_weights);
                }
            }
            keep(one, i, rounding);
        }
    }

    WeightComparison finish() {
        m_result.vertices = m_differences.size();
        m_result.spread = spreadOf(std::move(m_differences));
        for (const auto& [joint, moved] : m_moved) {
            const double held = m_held[joint];
            m_result.joints.push_back({.joint = NodeIndex(joint.node),
                                       .onlyAfter = joint.onlyAfter,
                                       .moved = moved,
                                       .share = held > 0.0 ? moved / held : 1.0});
        }
        std::stable_sort(m_result.joints.begin(), m_result.joints.end(),
                         [](const auto& a, const auto& b) { return a.moved > b.moved; });
        return std::move(m_result);
    }

private:
    void keep(const ComparedPrimitive& one, std::uint32_t vertex, double rounding) {
        double sum = 0.0;
        for (const auto& [joint, difference] : m_weights) {
            sum += std::abs(difference);
        }
        m_differences.push_back(static_cast<float>(sum));
        if (static_cast<float>(sum) > m_result.largest.difference) {
            m_result.largest = {.difference = static_cast<float>(sum),
                                .node = one.before,
                                .primitive = one.primitive,
                                .vertex = vertex};
        }
        if (sum <= rounding) {
            return;
        }
        ++m_result.different;
        ++m_result.differentOf.back();
        for (const auto& [joint, difference] : m_weights) {
            if (difference != 0.0) {
                m_moved[joint] += std::abs(difference);
            }
        }
    }

    const Asset& m_before;
    const Asset& m_after;
    const std::vector<std::uint32_t>& m_partners;  // [node after]: the node before
    Weights m_weights;                             // difference of one vertex: before less after
    Weights m_held;
    Weights m_moved;
    std::vector<float> m_differences;
    WeightComparison m_result;
};

}  // namespace

WeightComparison compareWeights(const Asset& before, const Asset& after,
                                const ObjectMatches& matches, const ComparedSurface& surface,
                                const std::stop_token& stop) {
    WeightTally comparison(before, after, matches);
    for (const ComparedPrimitive& one : surface.primitives) {
        if (stop.stop_requested()) {
            break;
        }
        comparison.add(one);
    }
    return comparison.finish();
}

}  // namespace sinew
