// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/engines/stretch_search.h"

#include <algorithm>

#include "model/evaluate/deform_node.h"

namespace sinew {
namespace {

/// Deforming for areas and for volumes, and the corners of triangles with their influences.
std::uint64_t costOf(const Primitive& primitive) {
    const std::size_t corners =
        primitive.indexed ? primitive.indices.size() : primitive.vertexCount();
    return 2 * costOfDeforming(primitive) + 2 * corners * primitive.influenceSets.size();
}

WorstStretch worstOf(const ClipStretchMeter& meter, std::span<const EngineMoment> moments) {
    const ClipStretch& all = meter.worst();
    const auto largest =
        std::max_element(all.areaRatio.begin(), all.areaRatio.end(),
                         [](float a, float b) { return stretchOf(a) < stretchOf(b); });
    const auto triangle = static_cast<std::size_t>(largest - all.areaRatio.begin());
    WorstStretch worst{
        .area = {*largest, moments[all.areaTime[triangle]]},
        .vertex = meter.surface().placeOf(meter.surface().triangles[3 * triangle]),
        .volumes = {},
    };
    for (std::size_t j = 0; j < all.volumeRatio.size(); ++j) {
        worst.volumes.push_back({all.volumeRatio[j], moments[all.volumeTime[j]]});
    }
    return worst;
}

}  // namespace

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
    if (!m_moments.empty() && !m_meter->worst().areaRatio.empty()) {
        m_result = worstOf(*m_meter, m_moments);
    }
    m_meter.reset();
    m_moments = {};
}

}  // namespace sinew
