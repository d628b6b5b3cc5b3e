// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/values/displacement_values.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "model/core/worker_pool.h"
#include "model/evaluate/deform_node.h"
#include "model/weights/weight_statistics.h"

namespace sinew {
namespace {

const char* comparedWords(Compared compared) noexcept {
    switch (compared) {
        case Compared::Stored:
            return "Weights as stored against normalized, file units";
        case Compared::FourStrongest:
            return "Four strongest weights against all, file units";
        case Compared::EightBit:
            return "8-bit weights against as stored, file units";
        case Compared::DualQuaternion:
            return "Dual quaternions against linear, file units";
    }
    return "";
}

SurfaceValues displacementForm(const Asset& asset) {
    return emptyValues(asset, SurfaceValues::Per::Vertex, &isSkinned);
}

}  // namespace

DisplacementValues::DisplacementValues(const Asset& asset, Compared compared)
    : ValueSource(displacementForm(asset), {.grows = true}), m_compared(compared) {
    for (const NodeIndex node : skinnedNodes(asset)) {
        m_bodies.push_back({node, DisplacementMeter(asset, node, compared)});
    }
    m_hasRigid = hasOtherSurfaces(asset);
    refreshLegend();
}

void DisplacementValues::measure(const PoseEvaluator& pose, std::span<float> values) {
    WorkerPool::shared().run(m_bodies.size(),
                             [&](std::size_t i) { measureBody(pose, m_bodies[i], values); });
}

void DisplacementValues::measureBody(const PoseEvaluator& pose, Body& body,
                                     std::span<float> values) const {
    const Asset& asset = pose.asset();
    const std::size_t count = asset[asset[body.node].mesh].primitives.size();
    for (std::size_t p = 0; p < count; ++p) {
        const SurfaceValues::Part* const place =
            form().find(body.node, static_cast<std::uint32_t>(p));
        if (place == nullptr) {
            continue;
        }
        const std::span<const float> distances = body.meter.distances(pose, p);
        std::transform(distances.begin(), distances.end(),
                       values.begin() + static_cast<std::ptrdiff_t>(place->first), [](float d) {
                           return std::isfinite(d) ? d : std::numeric_limits<float>::quiet_NaN();
                       });
    }
}

ValueLegend DisplacementValues::legend(float high) const {
    return {.title = "Displacement",
            .subtitle = comparedWords(m_compared),
            .ticks = quarterTicks(high),
            .zero = "not displaced",
            .without = {},
            .neutral = m_hasRigid ? "no skin" : "",
            .notes = {}};
}

}  // namespace sinew
