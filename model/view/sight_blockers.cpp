// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/sight_blockers.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>

#include "model/evaluate/bounds.h"
#include "model/evaluate/deform_node.h"
#include "model/view/shown_nodes.h"
#include "model/view/view_mode.h"

namespace sinew {
namespace {

constexpr float kTouching = 1e-6F;  // relative to the size of the surfaces

bool isCulledBack(const Asset& asset, const ViewOptions& view, MaterialIndex index) noexcept {
    const bool twoSided = index.value < asset.materials.size() && asset[index].doubleSided;
    return !twoSided && !view.marks.backFaces && !viewModeInfo(view.mode).bothSides;
}

/// Where the ray from `from` passes through the triangle, in lengths of `ray`; none: it does not,
/// or at its start (Möller and Trumbore).
std::optional<float> crossing(const glm::vec3& from, const glm::vec3& ray, const glm::vec3& a,
                              const glm::vec3& ab, const glm::vec3& ac) noexcept {
    const glm::vec3 across = glm::cross(ray, ac);
    const float volume = glm::dot(ab, across);
    if (volume == 0.0F || !std::isfinite(volume)) {
        return {};
    }
    const glm::vec3 away = from - a;
    const float u = glm::dot(away, across) / volume;
    const glm::vec3 side = glm::cross(away, ab);
    const float v = glm::dot(ray, side) / volume;
    const float t = glm::dot(ac, side) / volume;
    const bool passes = u >= 0.0F && v >= 0.0F && u + v <= 1.0F && t > 1e-4F;
    return passes ? std::optional(t) : std::nullopt;
}

}  // namespace

/// One primitive of a drawn node.
struct SightBlockers::Surface {
    NodeIndex node;
    const Primitive& primitive;
    std::size_t triangles = 0;
};

SightBlockers::SightBlockers(const PoseEvaluator& evaluator, const ViewOptions& view,
                             NodeIndex main) {
    const auto most = [](const std::vector<Surface>& surfaces) {
        std::size_t count = 0;
        for (const Surface& surface : surfaces) {
            count += surface.triangles;
        }
        return count;
    };
    std::vector<Surface> surfaces = surfacesOf(evaluator, view, {});
    if (most(surfaces) > kMostTriangles) {
        surfaces = surfacesOf(evaluator, view, main);
    }
    if (most(surfaces) > kMostTriangles) {
        return;
    }
    for (const Surface& surface : surfaces) {
        add(evaluator, view, surface);
    }
    Box box;
    for (const Triangle& triangle : m_triangles) {
        box.add(triangle.a);
    }
    m_reach = kTouching * box.radius();
}

std::vector<SightBlockers::Surface> SightBlockers::surfacesOf(const PoseEvaluator& evaluator,
                                                              const ViewOptions& view,
                                                              NodeIndex only) {
    const Asset& asset = evaluator.asset();
    std::vector<Surface> surfaces;
    for (const NodeIndex node : drawnMeshNodes(view, evaluator)) {
        if (only && node != only) {
            continue;
        }
        const std::size_t copies =
            asset[node].instances ? asset[node].instances->transforms.size() : 1;
        for (const Primitive& primitive : asset[asset[node].mesh].primitives) {
            const std::size_t corners =
                primitive.indexed ? primitive.indices.size() : primitive.vertexCount();
            if (elementSize(primitive.topology) == 3) {
                surfaces.push_back({node, primitive, copies * corners / 3});
            }
        }
    }
    return surfaces;
}

void SightBlockers::add(const PoseEvaluator& evaluator, const ViewOptions& view,
                        const Surface& surface) {
    const Asset& asset = evaluator.asset();
    const Node& node = asset[surface.node];
    const bool posed = viewModeInfo(view.mode).posed;
    const bool skinned = posed && isSkinned(node, surface.primitive);
    const bool culled = isCulledBack(asset, view, materialFor(surface.primitive, view.variant));
    const bool mirrored =
        posed && glm::determinant(glm::mat3(evaluator.world(surface.node))) < 0.0F;
    DeformInput input = deformInput(evaluator, surface.node, view.weights);
    input.worldFromMesh = skinned ? input.worldFromMesh : glm::mat4(1.0F);
    input.palette = skinned ? input.palette : std::span<const glm::mat4>();
    input.morphWeights = posed ? input.morphWeights : std::span<const float>();
    DeformedVertices vertices;
    deformPrimitive(surface.primitive, input, vertices);
    const std::vector<std::uint32_t> corners = elementList(surface.primitive);
    const auto addAt = [&](const glm::mat4& worldFromPositions) {
        const auto at = [&](std::size_t corner) {
            const glm::vec3& position = vertices.positions[corners[corner]];
            return glm::vec3(worldFromPositions * glm::vec4(position, 1.0F));
        };
        for (std::size_t i = 0; i + 2 < corners.size(); i += 3) {
            m_triangles.push_back(
                {at(i), at(i + (mirrored ? 2 : 1)), at(i + (mirrored ? 1 : 2)), culled});
        }
    };
    if (!posed || skinned) {
        addAt(glm::mat4(1.0F));
    } else if (!node.instances) {
        addAt(evaluator.world(surface.node));
    } else {
        for (const Transform& instance : node.instances->transforms) {
            addAt(evaluator.world(surface.node) * toMatrix(instance));
        }
    }
}

/// `backFaces`: also those that are not drawn.
bool SightBlockers::meet(const glm::vec3& point, const glm::vec3& eye,
                         bool backFaces) const noexcept {
    const glm::vec3 ray = eye - point;
    const auto touches = [&](const glm::vec3& corner) {
        return glm::distance(corner, point) <= m_reach;
    };
    return std::any_of(m_triangles.begin(), m_triangles.end(), [&](const Triangle& triangle) {
        const glm::vec3 ab = triangle.b - triangle.a;
        const glm::vec3 ac = triangle.c - triangle.a;
        if (triangle.culled && !backFaces &&
            glm::dot(glm::cross(ab, ac), eye - triangle.a) <= 0.0F) {
            return false;
        }
        const std::optional<float> at = crossing(point, ray, triangle.a, ab, ac);
        return at && *at < 1.0F && !touches(triangle.a) && !touches(triangle.b) &&
               !touches(triangle.c);
    });
}

float SightBlockers::farthest(const glm::vec3& point, const glm::vec3& direction,
                              float within) const noexcept {
    float most = 0.0F;
    for (const Triangle& triangle : m_triangles) {
        const float at =
            crossing(point, direction, triangle.a, triangle.b - triangle.a, triangle.c - triangle.a)
                .value_or(0.0F);
        most = at > most && at <= within ? at : most;
    }
    return most;
}

glm::vec3 SightBlockers::normalAt(const glm::vec3& point) const noexcept {
    glm::vec3 sum(0.0F);
    for (const Triangle& triangle : m_triangles) {
        const bool touches = glm::distance(triangle.a, point) <= m_reach ||
                             glm::distance(triangle.b, point) <= m_reach ||
                             glm::distance(triangle.c, point) <= m_reach;
        const glm::vec3 normal = glm::cross(triangle.b - triangle.a, triangle.c - triangle.a);
        if (touches && std::isfinite(glm::dot(normal, normal))) {
            sum += normal;
        }
    }
    const float size = glm::length(sum);
    return size > 0.0F && std::isfinite(size) ? sum / size : glm::vec3(0.0F);
}

}  // namespace sinew
