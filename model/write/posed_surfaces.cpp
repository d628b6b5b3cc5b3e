// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/write/posed_surfaces.h"

#include <algorithm>
#include <utility>

#include "model/asset/allowed_work.h"
#include "model/core/finite.h"
#include "model/view/shown_nodes.h"
#include "model/write/made_model.h"

namespace sinew {

namespace {

constexpr float kNearZero = 1e-20F;

/// Vectors have unit length, or none: those get +Z. Returns how many.
template <class Vector>
std::size_t giveDirections(std::vector<Vector>& vectors) {
    std::size_t changed = 0;
    for (Vector& vector : vectors) {
        const glm::vec3 direction(vector);
        if (!(glm::dot(direction, direction) > kNearZero) || !isFinite(direction)) {
            vector.x = 0.0F;
            vector.y = 0.0F;
            vector.z = 1.0F;
            ++changed;
        }
    }
    return changed;
}

template <class T>
SharedArray<T> morphed(const SharedArray<T>& base, std::span<const MorphTarget> targets,
                       std::span<const float> weights,
                       std::vector<SharedArray<T>> MorphTarget::*deltas, std::size_t set) {
    std::vector<T> moved;
    for (std::size_t i = 0; i < std::min(targets.size(), weights.size()); ++i) {
        const auto& sets = targets[i].*deltas;
        if (weights[i] == 0.0F || set >= sets.size() || sets[set].size() != base.size()) {
            continue;
        }
        if (moved.empty()) {
            moved = base.toVector();
        }
        for (std::size_t v = 0; v < moved.size(); ++v) {
            moved[v] += weights[i] * sets[set][v];
        }
    }
    return moved.empty() ? base : SharedArray<T>(std::move(moved));
}

std::uint64_t verticesOf(const Mesh& mesh) {
    std::uint64_t count = 0;
    for (const Primitive& primitive : mesh.primitives) {
        count += primitive.vertexCount();
    }
    return count;
}

/// Once per node and instance.
std::uint64_t drawnVertices(const PoseEvaluator& evaluator, const ViewOptions& view) {
    const Asset& asset = evaluator.asset();
    std::uint64_t count = 0;
    for (const NodeIndex node : drawnMeshNodes(view, evaluator)) {
        const auto& instances = asset[node].instances;
        count += verticesOf(asset[asset[node].mesh]) *
                 (instances ? instances->transforms.size() : std::uint64_t{1});
    }
    return count;
}

/// Those that the file stores, and as many instances as its size allows.
std::uint64_t mostVertices(const Asset& asset) {
    constexpr std::uint64_t kMostInstanced = 10'000'000;
    std::uint64_t count = allowedWork(asset, kMostInstanced);
    for (const Mesh& mesh : asset.meshes) {
        count += verticesOf(mesh);
    }
    return count;
}

class SurfaceVisit {
public:
    SurfaceVisit(const PoseEvaluator& evaluator, FunctionRef<void(const PosedSurface&)> visit,
                 const std::stop_token& stop)
        : m_evaluator(evaluator), m_asset(evaluator.asset()), m_visit(visit), m_stop(stop) {}

    Status node(NodeIndex node, WeightSource weights) {
        const Node& drawn = m_asset[node];
        const std::size_t count = drawn.instances ? drawn.instances->transforms.size() : 1;
        for (std::size_t instance = 0; instance < count; ++instance) {
            DeformInput input = deformInput(m_evaluator, node, weights);
            if (drawn.instances) {
                input.worldFromMesh =
                    m_evaluator.world(node) * toMatrix(drawn.instances->transforms[instance]);
            }
            input.wantNormals = true;
            input.wantTangents = true;
            for (const Primitive& primitive : m_asset[drawn.mesh].primitives) {
                if (primitive.positions.empty()) {
                    continue;
                }
                if (const Status done = surface(node, instance, primitive, input); !done) {
                    return done;
                }
            }
        }
        return Nothing{};
    }

    [[nodiscard]] const PosedCounts& counts() const noexcept { return m_counts; }

private:
    Status surface(NodeIndex node, std::size_t instance, const Primitive& primitive,
                   const DeformInput& input) {
        if (m_stop.stop_requested()) {
            return Error{ErrorCode::Cancelled, "cancelled", {}};
        }
        deformPrimitive(primitive, input, m_vertices);
        const auto bad = std::find_if_not(m_vertices.positions.begin(), m_vertices.positions.end(),
                                          [](const glm::vec3& point) { return isFinite(point); });
        if (bad != m_vertices.positions.end()) {
            return Error{ErrorCode::LimitExceeded,
                         "vertex " + std::to_string(bad - m_vertices.positions.begin()) + " of '" +
                             surfaceName(m_asset, node, instance) +
                             "' has no finite position in this pose",
                         {}};
        }
        m_counts.degenerateNormals += giveDirections(m_vertices.normals);
        (void)giveDirections(m_vertices.tangents);
        ++m_counts.surfaces;
        m_counts.vertices += m_vertices.positions.size();
        m_visit({.node = node,
                 .instance = instance,
                 .primitive = primitive,
                 .vertices = m_vertices,
                 .morphWeights = input.morphWeights,
                 .mirrored = glm::determinant(glm::mat3(input.worldFromMesh)) < 0.0F});
        return Nothing{};
    }

    const PoseEvaluator& m_evaluator;
    const Asset& m_asset;
    FunctionRef<void(const PosedSurface&)> m_visit;
    const std::stop_token& m_stop;
    DeformedVertices m_vertices;
    PosedCounts m_counts;
};

}  // namespace

SharedArray<glm::vec2> PosedSurface::texcoords(std::size_t set) const {
    return morphed(primitive.texcoords[set], primitive.targets, morphWeights,
                   &MorphTarget::texcoords, set);
}

SharedArray<glm::vec4> PosedSurface::colors(std::size_t set) const {
    return morphed(primitive.colors[set], primitive.targets, morphWeights, &MorphTarget::colors,
                   set);
}

std::vector<std::uint32_t> PosedSurface::elements() const {
    std::vector<std::uint32_t> list = elementList(primitive);
    if (mirrored && elementSize(primitive.topology) == 3) {
        for (std::size_t i = 0; i + 2 < list.size(); i += 3) {
            std::swap(list[i + 1], list[i + 2]);
        }
    }
    return list;
}

Result<PosedCounts> visitPosedSurfaces(const PoseEvaluator& evaluator, const ViewOptions& view,
                                       FunctionRef<void(const PosedSurface&)> visit,
                                       const std::stop_token& stop) {
    if (const auto drawn = drawnVertices(evaluator, view);
        drawn > mostVertices(evaluator.asset())) {
        return Error{ErrorCode::LimitExceeded,
                     "the instances have " + std::to_string(drawn) +
                         " vertices together; choose fewer meshes",
                     {}};
    }
    SurfaceVisit surfaces(evaluator, visit, stop);
    for (const NodeIndex node : drawnMeshNodes(view, evaluator)) {
        if (const Status done = surfaces.node(node, view.weights); !done) {
            return done.error();
        }
    }
    if (surfaces.counts().surfaces == 0) {
        return nothingDrawn();
    }
    return surfaces.counts();
}

std::string surfaceName(const Asset& asset, NodeIndex node, std::size_t instance) {
    const Node& drawn = asset[node];
    std::string name = displayName(drawn.name, "Node", node.value);
    if (drawn.name.empty() && drawn.mesh && !asset[drawn.mesh].name.empty()) {
        name = asset[drawn.mesh].name;
    }
    return instance == 0 ? name : name + ' ' + std::to_string(instance + 1);
}

}  // namespace sinew
