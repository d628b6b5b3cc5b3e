// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/compare/distance_values.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>
#include <utility>

namespace sinew {
namespace {

constexpr float kNoDistance = std::numeric_limits<float>::quiet_NaN();

SurfaceValues distanceForm(const Asset& asset) {
    return emptyValues(asset, SurfaceValues::Per::Vertex,
                       [](const Node& /*node*/, const Primitive& /*primitive*/) { return true; });
}

/// Whether a drawn primitive is not part of the surface.
bool hasLone(const SurfaceValues& form, const ComparedSurface& surface) {
    std::set<std::pair<std::uint32_t, std::uint32_t>> compared;
    for (const ComparedPrimitive& one : surface.primitives) {
        compared.emplace(one.before.value, one.primitive);
    }
    return std::any_of(form.parts.begin(), form.parts.end(), [&](const SurfaceValues::Part& part) {
        return part.count > 0 && compared.count({part.node.value, part.primitive}) == 0;
    });
}

}  // namespace

DistanceValues::DistanceValues(const Asset& shown, ComparedSurface surface)
    : ValueSource(distanceForm(shown), {.grows = true, .exact = true}),
      m_surface(std::move(surface)) {
    m_hasLone = hasLone(form(), m_surface);
    refreshLegend();
}

void DistanceValues::measure(const PoseEvaluator& pose, std::span<float> values) {
    if (m_other == nullptr) {
        std::fill(values.begin(), values.end(), kNoDistance);
        return;
    }
    const float least = m_surface.rounding();
    for (const ComparedPrimitive& one : m_surface.primitives) {
        const SurfaceValues::Part* const place = form().find(one.before, one.primitive);
        if (place == nullptr) {
            continue;
        }
        const std::span<float> distances = values.subspan(place->first, place->count);
        measureDistances(pose, *m_other, one, std::numeric_limits<std::size_t>::max(), m_memory,
                         distances);
        for (float& distance : distances) {
            distance = !std::isfinite(distance) ? kNoDistance : distance > least ? distance : 0.0F;
        }
    }
}

ValueLegend DistanceValues::legend(float high) const {
    return {.title = "Distance",
            .subtitle = "To the compared file, in file units",
            .ticks = {{0.0F, "0"}, {0.5F, words(high / 2.0F)}, {1.0F, words(high)}},
            .zero = "no distance",
            .without = m_hasLone ? "no partner" : "",
            .neutral = {},
            .notes = {}};
}

std::vector<std::string> DistanceValues::details() const {
    if (m_surface.primitives.empty()) {
        return {"No surface has a partner in the compared file"};
    }
    return {};
}

std::unique_ptr<DistanceValues> distanceValues(const std::shared_ptr<const ClipLibrary>& shown,
                                               const std::shared_ptr<const ClipLibrary>& other,
                                               const std::stop_token& stop) {
    const ObjectMatches matches = matchObjects(*shown->asset(), *other->asset());
    return std::make_unique<DistanceValues>(
        *shown->asset(),
        comparedSurface(PoseEvaluator(shown), PoseEvaluator(other), matches, stop));
}

}  // namespace sinew
