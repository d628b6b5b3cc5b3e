// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/draw/draw_values.h"

#include <algorithm>
#include <cmath>

#include "viewport/scene/frame/shader_layout.h"

namespace sinew {

namespace {

float shaderValue(float value) noexcept {
    return std::isnan(value) ? layout::kNoValue : value;
}

const Primitive& storedPrimitive(const DrawList& draws, const Draw& draw) {
    const Asset& asset = draws.asset();
    return asset[asset[draw.node].mesh].primitives[draw.primitive];
}

}  // namespace

std::size_t DrawValues::place(DrawList& draws, const SurfaceValues* values, std::size_t first) {
    if (values == nullptr && !m_placed) {
        return 0;
    }
    m_placed = values != nullptr;
    m_firsts.assign(draws.drawCount(), layout::kNoValues);
    m_shaderFirsts.assign(draws.drawCount(), layout::kNoValues);
    std::size_t next = 0;
    for (const Draw& draw : draws.draws()) {
        const std::size_t count =
            values != nullptr ? values->of(draw.node, draw.primitive).size() : 0;
        if (count == 0) {
            continue;
        }
        m_firsts[draw.number] = static_cast<std::uint32_t>(next);
        m_shaderFirsts[draw.number] = static_cast<std::uint32_t>(first + next);
        const bool split = values->per == SurfaceValues::Per::Vertex &&
                           sourcesOf(draw, storedPrimitive(draws, draw)) != nullptr;
        next += split ? draw.buffers->vertexCount : count;
    }
    draws.setFirstValues(m_shaderFirsts);
    return next;
}

const std::vector<std::uint32_t>* DrawValues::sourcesOf(const Draw& draw, const Primitive& stored) {
    if (stored.cornerTangents.empty()) {
        return nullptr;
    }
    const auto [known, isNew] = m_sources.try_emplace(draw.buffers);
    std::vector<std::uint32_t>& sources = known->second;
    if (isNew) {
        sources.resize(draw.buffers->vertexCount);
        for (std::size_t v = 0; v < sources.size(); ++v) {
            sources[v] = static_cast<std::uint32_t>(std::min(v, stored.vertexCount() - 1));
        }
        const std::vector<std::uint32_t> from = elementList(stored);
        const std::vector<std::uint32_t> to = elementList(*draw.buffers->source);
        for (std::size_t i = 0; i < std::min(from.size(), to.size()); ++i) {
            sources[to[i]] = from[i];
        }
    }
    return &sources;
}

void DrawValues::write(const DrawList& draws, const SurfaceValues& values,
                       std::span<float> out) const {
    for (const Draw& draw : draws.draws()) {
        if (m_firsts[draw.number] == layout::kNoValues) {
            continue;
        }
        const std::span<const float> own = values.of(draw.node, draw.primitive);
        float* to = out.data() + m_firsts[draw.number];
        const auto split = values.per == SurfaceValues::Per::Vertex ? m_sources.find(draw.buffers)
                                                                    : m_sources.end();
        if (split == m_sources.end()) {
            std::transform(own.begin(), own.end(), to, shaderValue);
        } else {
            std::transform(split->second.begin(), split->second.end(), to,
                           [own](std::uint32_t vertex) { return shaderValue(own[vertex]); });
        }
    }
}

layout::DrawConstants drawConstants(const Draw& draw, const Asset& asset,
                                    const ViewOptions& view) noexcept {
    layout::DrawConstants out{};
    const SkinIndex shown = view.skin.valid() ? view.skin : SkinIndex(0);
    out.draw.x = draw.flags;
    out.draw.x |= draw.skin == shown ? layout::kDrawShowsJoint : 0U;
    const bool mapped = (draw.textures & 1U << layout::kSlotNormal) != 0;
    out.draw.x |= mapped ? layout::kDrawNormalMapped : 0U;
    out.draw.y = draw.buffers->vertexCount;
    out.draw.z = draw.firstJoint;
    out.values.x = draw.firstValue;
    if (!draw.buffers->reached) {
        return out;
    }
    if (draw.skin.valid()) {
        out.skin.x = static_cast<std::uint32_t>(asset[draw.skin].joints.size());
        out.skin.y = draw.buffers->influenceSets;
    }
    out.skin.z = draw.buffers->influenceTable;
    if (draw.buffers->corners) {
        const PrimitiveBuffers::CornerWords& corners = *draw.buffers->corners;
        out.draw.x |= layout::kDrawCorners;
        out.draw.x |=
            draw.buffers->indexType == VK_INDEX_TYPE_UINT16 ? layout::kDrawShortIndices : 0U;
        out.draw.w = corners.indices;
        out.skin.w = corners.positions;
    }
    out.morph.y = draw.buffers->elementSize;
    out.morph.w = draw.buffers->displacementTable;
    const Node& node = asset[draw.node];
    out.morph.x =
        std::min(draw.buffers->targets, static_cast<std::uint32_t>(node.restWeights.size()));
    out.morph.z = draw.buffers->targets;
    return out;
}

}  // namespace sinew
