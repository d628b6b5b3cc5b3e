// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/surface_values.h"

#include <cmath>
#include <limits>
#include <utility>

#include "model/view/vertex_pins.h"

namespace sinew {

const SurfaceValues::Part* SurfaceValues::find(NodeIndex node,
                                               std::uint32_t primitive) const noexcept {
    if (node.value >= firstParts.size()) {
        return nullptr;
    }
    const std::size_t at = firstParts[node.value] + primitive;
    const bool own = at < parts.size() && parts[at].node == node && parts[at].count > 0;
    return own ? &parts[at] : nullptr;
}

std::span<const float> SurfaceValues::of(NodeIndex node, std::uint32_t primitive) const noexcept {
    const Part* part = find(node, primitive);
    return part != nullptr ? std::span(values).subspan(part->first, part->count)
                           : std::span<const float>();
}

std::shared_ptr<const SurfaceValues> withoutValues(std::string why) {
    ValueLegend legend;
    legend.missing = std::move(why);
    SurfaceValues values;
    values.legend = std::make_shared<const ValueLegend>(std::move(legend));
    return std::make_shared<const SurfaceValues>(std::move(values));
}

SurfaceValues emptyValues(const Asset& asset, SurfaceValues::Per per,
                          FunctionRef<bool(const Node& node, const Primitive& primitive)> has) {
    SurfaceValues out;
    out.per = per;
    std::size_t count = 0;
    for (std::size_t n = 0; n < asset.nodes.size(); ++n) {
        out.firstParts.push_back(out.parts.size());
        const Node& node = asset.nodes[n];
        if (node.mesh.value >= asset.meshes.size()) {
            continue;
        }
        const std::vector<Primitive>& primitives = asset[node.mesh].primitives;
        for (std::size_t p = 0; p < primitives.size(); ++p) {
            SurfaceValues::Part part{
                .node = NodeIndex(n), .primitive = static_cast<std::uint32_t>(p), .first = count};
            if (has(node, primitives[p])) {
                part.count =
                    per == SurfaceValues::Per::Vertex
                        ? primitives[p].vertexCount()
                        : elementList(primitives[p]).size() / elementSize(primitives[p].topology);
            }
            count += part.count;
            out.parts.push_back(part);
        }
    }
    out.values.assign(count, std::numeric_limits<float>::quiet_NaN());
    return out;
}

std::optional<float> valueAt(const SurfaceValues& values, const SurfaceHit& hit) {
    const std::span<const float> own = values.of(hit.node, hit.primitive);
    if (values.per == SurfaceValues::Per::Element) {
        const bool known = hit.element < own.size() && !std::isnan(own[hit.element]);
        return known ? std::optional(own[hit.element]) : std::nullopt;
    }
    float sum = 0.0F, shares = 0.0F;
    for (std::uint32_t corner = 0; corner < hit.elementSize; ++corner) {
        const std::uint32_t vertex = hit.vertices.at(corner);
        const float share = hit.shares[static_cast<glm::length_t>(corner)];
        if (vertex < own.size() && !std::isnan(own[vertex])) {
            sum += share * own[vertex];
            shares += share;
        }
    }
    return shares >= 0.5F ? std::optional(sum / shares) : std::nullopt;
}

std::optional<std::size_t> placeAt(const SurfaceValues& values, const SurfaceHit& hit) {
    const SurfaceValues::Part* part = values.find(hit.node, hit.primitive);
    const std::size_t at = values.per == SurfaceValues::Per::Element ? hit.element : hit.vertex;
    return part != nullptr && at < part->count ? std::optional(part->first + at) : std::nullopt;
}

float roundScale(float most) noexcept {
    if (!(most > 0.0F) || !std::isfinite(most)) {
        return 1.0F;
    }
    const double wanted = double{most} * (1.0 - 1e-6);  // a scale of its own single precision
    const double power = std::pow(10.0, std::floor(std::log10(wanted)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * power >= wanted) {
            return static_cast<float>(factor * power);
        }
    }
    return static_cast<float>(10.0 * power);
}

std::vector<ValueLegend::Tick> quarterTicks(float high) {
    std::vector<ValueLegend::Tick> ticks;
    for (int quarter = 0; quarter <= 4; ++quarter) {
        const float at = 0.25F * static_cast<float>(quarter);
        ticks.push_back({at, distanceText(at * high)});
    }
    return ticks;
}

}  // namespace sinew
