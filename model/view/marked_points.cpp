// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/marked_points.h"

#include <algorithm>
#include <map>
#include <utility>

#include "model/core/finite.h"
#include "model/evaluate/deform_node.h"
#include "model/evaluate/vertex_subset.h"
#include "model/view/shown_nodes.h"
#include "model/view/view_mode.h"
#include "model/weights/drawn_vertex.h"

namespace sinew {
void MarkedPoints::clear() noexcept {
    m_asset.reset();
    m_marked.reset();
    m_groups.clear();
    m_points.clear();
}

std::optional<glm::vec3> MarkedPoints::main() const noexcept {
    return !m_points.empty() && m_points.front().index == 0
               ? std::optional(m_points.front().position)
               : std::nullopt;
}

void MarkedPoints::follow(const PoseEvaluator& evaluator, const ViewOptions& view) {
    if (evaluator.sharedAsset() != m_asset || view.marked != m_marked) {
        collect(evaluator.sharedAsset(), view.marked);
    }
    m_points.clear();
    for (const Group& group : m_groups) {
        if (drawsNode(view, evaluator, group.node)) {
            place(group, evaluator, view);
        }
    }
}

/// The group of the main vertex comes first, and the main vertex first in it.
void MarkedPoints::collect(const std::shared_ptr<const Asset>& asset,
                           const std::shared_ptr<const MarkedVertices>& marked) {
    clear();
    m_asset = asset;
    m_marked = marked;
    if (!marked) {
        return;
    }
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::size_t> known;
    std::vector<std::vector<std::uint32_t>> vertices;  // vertices of each group
    std::vector<std::uint32_t> primitives;
    for (std::size_t i = 0; i < marked->vertices.size(); ++i) {
        const MarkedVertex& vertex = marked->vertices[i];
        if (!exists(*asset, DrawnVertex{vertex.node, vertex.primitive, vertex.vertex})) {
            continue;
        }
        const auto [entry, isNew] =
            known.try_emplace({vertex.node.value, vertex.primitive}, m_groups.size());
        if (isNew) {
            m_groups.push_back({.node = vertex.node, .vertices = {}, .indices = {}});
            vertices.emplace_back();
            primitives.push_back(vertex.primitive);
        }
        vertices[entry->second].push_back(vertex.vertex);
        m_groups[entry->second].indices.push_back(static_cast<std::uint32_t>(i));
    }
    for (std::size_t i = 0; i < m_groups.size(); ++i) {
        const Node& node = (*asset)[m_groups[i].node];
        const Primitive& primitive = (*asset)[node.mesh].primitives[primitives[i]];
        m_groups[i].skinned = isSkinned(node, primitive);
        m_groups[i].vertices = verticesOf(primitive, vertices[i]);
    }
    m_points.reserve(std::min(kMostMarkedVertices, 2 * marked->vertices.size()));
}

void MarkedPoints::place(const Group& group, const PoseEvaluator& evaluator,
                         const ViewOptions& view) {
    if (!viewModeInfo(view.mode).posed) {
        add(group, group.vertices.positions);
        return;
    }
    DeformInput input = deformInput(evaluator, group.node, view.weights);
    if (group.skinned && view.blend == BlendSkinning::DualQuaternion) {
        m_stretched.resize(input.palette.size());
        stretchedJoints(input.palette, m_stretched);
        input.stretched = m_stretched;
    }
    const auto& instances = evaluator.asset()[group.node].instances;
    if (group.skinned || !instances) {
        input.palette = group.skinned ? input.palette : std::span<const glm::mat4>();
        deformPrimitive(group.vertices, input, m_scratch);
        add(group, m_scratch.positions);
        return;
    }
    input.palette = {};
    for (const Transform& instance : instances->transforms) {
        if (m_points.size() >= kMostMarkedVertices) {
            return;
        }
        input.worldFromMesh = evaluator.world(group.node) * toMatrix(instance);
        deformPrimitive(group.vertices, input, m_scratch);
        add(group, m_scratch.positions);
    }
}

void MarkedPoints::add(const Group& group, std::span<const glm::vec3> positions) {
    for (std::size_t i = 0; i < positions.size() && m_points.size() < kMostMarkedVertices; ++i) {
        const glm::vec3& at = positions[i];
        if (isFinite(at)) {
            m_points.push_back({at, group.indices[i]});
        }
    }
}

}  // namespace sinew
