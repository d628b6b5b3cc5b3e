// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/values/stretch_values.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "model/core/worker_pool.h"
#include "model/evaluate/deform_node.h"
#include "model/weights/weight_statistics.h"

namespace sinew {
namespace {

constexpr float kMostDoublings = 2.0F;  // ends of the palette

SurfaceValues stretchForm(const Asset& asset) {
    const auto isSurface = [](const Node& node, const Primitive& primitive) {
        return isSkinned(node, primitive) && elementSize(primitive.topology) == 3;
    };
    SurfaceValues form = emptyValues(asset, SurfaceValues::Per::Element, isSurface);
    form.low = -kMostDoublings;
    form.high = kMostDoublings;
    return form;
}

}  // namespace

StretchValues::StretchValues(const std::shared_ptr<const ClipLibrary>& clips,
                             const std::stop_token& stop)
    : ValueSource(stretchForm(*clips->asset()), {}) {
    const PoseEvaluator rest(clips);
    for (const NodeIndex node : skinnedNodes(*clips->asset())) {
        m_bodies.push_back({node, StretchMeter(rest, node, stop)});
        const std::span<const double> areas = m_bodies.back().meter.restAreas();
        m_hasFlat |= std::find(areas.begin(), areas.end(), 0.0) != areas.end();
    }
    m_hasRigid = hasOtherSurfaces(*clips->asset());
    refreshLegend();
}

void StretchValues::measure(const PoseEvaluator& pose, std::span<float> values) {
    WorkerPool::shared().run(m_bodies.size(),
                             [&](std::size_t i) { measureBody(pose, m_bodies[i], values); });
}

void StretchValues::measureBody(const PoseEvaluator& pose, Body& body,
                                std::span<float> values) const {
    constexpr float kCollapsed = 1e-6F;
    const std::span<const float> ratios = body.meter.areaRatios(pose);
    const std::span<const double> rest = body.meter.restAreas();
    std::size_t triangle = 0;
    for (const SkinnedSurface::Part& part : body.meter.surface().parts) {
        const SurfaceValues::Part* const place = form().find(body.node, part.primitive);
        if (place == nullptr) {
            continue;  // points or lines
        }
        for (std::size_t i = 0; i < place->count && triangle < ratios.size(); ++i, ++triangle) {
            values[place->first + i] = rest[triangle] > 0.0
                                           ? std::log2(std::max(ratios[triangle], kCollapsed))
                                           : std::numeric_limits<float>::quiet_NaN();
        }
    }
}

ValueLegend StretchValues::legend(float) const {
    return {
        .title = "Stretch",
        .subtitle = "Area against the rest pose",
        .ticks = {{0.0F, "0.25"}, {0.25F, "0.5"}, {0.5F, "1"}, {0.75F, "2"}, {1.0F, "4 \u00d7"}},
        .zero = {},
        .without = m_hasFlat ? "no area at rest" : "",
        .neutral = m_hasRigid ? "no skin" : "",
        .notes = {}};
}

float StretchValues::shownValue(float value) const {
    return std::exp2(value);
}

std::string StretchValues::words(float value) const {
    return ValueSource::words(shownValue(value)) + " \u00d7";
}

}  // namespace sinew
