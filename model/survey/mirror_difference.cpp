// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/survey/mirror_difference.h"

#include <algorithm>
#include <limits>
#include <numeric>

#include "model/check/skinned_primitive.h"
#include "model/check/vertex_likeness.h"
#include "model/core/first_equal.h"
#include "model/weights/vertex_influences.h"

namespace sinew {

namespace {

std::vector<std::uint32_t> triangleCorners(const Primitive& primitive) {
    return elementSize(primitive.topology) == 3 ? elementList(primitive)
                                                : std::vector<std::uint32_t>();
}

std::vector<std::uint32_t> distinct(std::vector<std::uint32_t> numbers) {
    std::sort(numbers.begin(), numbers.end());
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    return numbers;
}

glm::vec3 placeAt(const glm::vec3& shares, const std::array<glm::vec3, 3>& at) {
    return shares.x * at[0] + shares.y * at[1] + shares.z * at[2];
}

/// The nearest place of the side from corner `a` to corner `b`.
glm::vec3 nearestOnSide(const glm::vec3& point, const std::array<glm::vec3, 3>& at, glm::length_t a,
                        glm::length_t b) {
    const glm::vec3& start = at.at(static_cast<std::size_t>(a));
    const glm::vec3 side = at.at(static_cast<std::size_t>(b)) - start;
    const float length2 = glm::dot(side, side);
    const float along =
        length2 > 0.0F ? std::clamp(glm::dot(point - start, side) / length2, 0.0F, 1.0F) : 0.0F;
    glm::vec3 shares(0.0F);
    shares[a] = 1.0F - along;
    shares[b] = along;
    return shares;
}

constexpr float kSurfaceReach = 1e-2F / 1e-3F;  // times the tolerance for vertices
constexpr std::size_t kMostImages = 64;  // compared vertices at one position; seams have a few
constexpr float kNoImage = std::numeric_limits<float>::quiet_NaN();

class MirrorComparison {
public:
    MirrorComparison(const check::SkinnedPrimitive& skinned, const check::MirroredSkin& mirrored,
                     const check::VertexLikeness& likeness, const std::stop_token& stop)
        : m_pairs(mirrored.pairs),
          m_mirror(mirrored.mirror),
          m_positions(skinned.primitive().positions),
          m_reach(check::mirrorTolerance(m_positions, {})),
          m_tree(m_positions, likeness.firsts(), stop),
          m_surface(skinned.primitive(), stop),
          m_own(skinned.primitive(), m_pairs.size()),
          m_other(skinned.primitive(), m_pairs.size()) {}

    [[nodiscard]] std::optional<MirroredWeight> at(std::uint32_t vertex) {
        const glm::vec3 mirrored = m_mirror.image(m_positions[vertex]);
        const std::span<const JointWeight> own = m_own.at(vertex);
        m_tree.find(mirrored, m_reach, kMostImages, m_images);
        std::optional<MirroredWeight> least;
        for (const std::uint32_t image : m_images.found) {
            const MirroredWeight here = largest(own, m_other.at(image));
            least = !least || here.difference() < least->difference() ? here : least;
        }
        if (least) {
            return least;
        }
        const auto place = m_surface.at(mirrored, kSurfaceReach * m_reach);
        return place ? std::optional(largest(own, weightsAt(*place))) : std::nullopt;
    }

private:
    static float weightIn(std::span<const JointWeight> influences, std::size_t joint) {
        const auto found =
            std::find_if(influences.begin(), influences.end(),
                         [joint](const JointWeight& each) { return each.joint == joint; });
        return found != influences.end() ? found->weight : 0.0F;
    }

    [[nodiscard]] MirroredWeight largest(std::span<const JointWeight> own,
                                         std::span<const JointWeight> image) const {
        MirroredWeight most;
        const auto compare = [&most](const MirroredWeight& each) {
            most = each.difference() > most.difference() ? each : most;
        };
        for (const JointWeight& each : own) {
            if (const auto& pair = m_pairs[each.joint]) {
                compare({each.joint, each.weight, weightIn(image, *pair)});
            }
        }
        for (const JointWeight& each : image) {
            if (const auto& pair = m_pairs[each.joint]) {
                compare({*pair, weightIn(own, *pair), each.weight});
            }
        }
        return most;
    }

    [[nodiscard]] std::span<const JointWeight> weightsAt(const TrianglePlace& place) {
        m_mean.clear();
        for (std::size_t corner = 0; corner < 3; ++corner) {
            const float share = place.shares[static_cast<glm::length_t>(corner)];
            for (const JointWeight& each : m_other.at(place.corners.at(corner))) {
                addToMean({each.joint, share * each.weight});
            }
        }
        return m_mean;
    }
    void addToMean(const JointWeight& part) {
        const auto found = std::find_if(m_mean.begin(), m_mean.end(), [&](const JointWeight& each) {
            return each.joint == part.joint;
        });
        if (found != m_mean.end()) {
            found->weight += part.weight;
        } else {
            m_mean.push_back(part);
        }
    }

    const check::Pairs& m_pairs;
    check::Mirror m_mirror;
    const SharedArray<glm::vec3>& m_positions;
    float m_reach;
    PointTree m_tree;
    NearestSurface m_surface;
    PointSearch m_images;
    VertexInfluences m_own;
    VertexInfluences m_other;
    std::vector<JointWeight> m_mean;
};

}  // namespace

glm::vec3 nearestShares(const glm::vec3& point, const std::array<glm::vec3, 3>& at) {
    const glm::vec3 ab = at[1] - at[0], ac = at[2] - at[0], to = point - at[0];
    const glm::vec3 normal = glm::cross(ab, ac);
    const float area2 = glm::dot(normal, normal);
    if (area2 > 0.0F) {
        const float second = glm::dot(glm::cross(to, ac), normal) / area2;
        const float third = glm::dot(glm::cross(ab, to), normal) / area2;
        if (second >= 0.0F && third >= 0.0F && second + third <= 1.0F) {
            return {1.0F - second - third, second, third};
        }
    }
    glm::vec3 best(0.0F);
    float least = INFINITY;
    for (glm::length_t corner = 0; corner < 3; ++corner) {
        const glm::vec3 shares = nearestOnSide(point, at, corner, (corner + 1) % 3);
        const float distance = glm::distance(placeAt(shares, at), point);
        if (distance < least) {
            least = distance;
            best = shares;
        }
    }
    return best;
}

NearestSurface::NearestSurface(const Primitive& primitive, const std::stop_token& stop)
    : m_positions(primitive.positions),
      m_corners(triangleCorners(primitive)),
      m_placeOf(firstAtPlace(m_positions, stop)),
      m_tree(m_positions, distinct(m_corners), stop) {
    const std::size_t vertices = m_positions.size();
    if (m_placeOf.size() < vertices) {  // stopped
        m_corners.clear();
    }
    m_firstAtPlace.assign(vertices + 1, 0);
    for (const std::uint32_t corner : m_corners) {
        ++m_firstAtPlace[m_placeOf[corner] + 1];
    }
    std::partial_sum(m_firstAtPlace.begin(), m_firstAtPlace.end(), m_firstAtPlace.begin());
    m_triangles.resize(m_corners.size());
    std::vector<std::uint32_t> next(m_firstAtPlace.begin(), m_firstAtPlace.end() - 1);
    for (std::size_t i = 0; i < m_corners.size(); ++i) {
        m_triangles[next[m_placeOf[m_corners[i]]]++] = static_cast<std::uint32_t>(i / 3);
    }
}

void NearestSurface::addTrianglesOf(std::uint32_t place,
                                    std::vector<std::uint32_t>& triangles) const {
    triangles.insert(triangles.end(), m_triangles.begin() + m_firstAtPlace[place],
                     m_triangles.begin() + m_firstAtPlace[place + 1]);
}

std::vector<std::uint32_t> NearestSurface::trianglesNear(std::uint32_t vertex) const {
    std::vector<std::uint32_t> own;
    addTrianglesOf(m_placeOf[vertex], own);
    std::vector<std::uint32_t> places;
    for (const std::uint32_t triangle : own) {
        for (std::size_t corner = 0; corner < 3; ++corner) {
            places.push_back(m_placeOf[m_corners[3 * std::size_t{triangle} + corner]]);
        }
    }
    std::vector<std::uint32_t> near;
    for (const std::uint32_t place : distinct(std::move(places))) {
        addTrianglesOf(place, near);
    }
    return distinct(std::move(near));
}

std::optional<TrianglePlace> NearestSurface::at(const glm::vec3& point, float reach) const {
    const std::optional<PointTree::Nearest> nearest =
        m_corners.empty() ? std::nullopt : m_tree.nearest(point, INFINITY);
    if (!nearest) {
        return {};
    }
    std::optional<TrianglePlace> best;
    for (const std::uint32_t triangle : trianglesNear(nearest->point)) {
        const std::uint32_t* corners = m_corners.data() + 3 * std::size_t{triangle};
        const std::array<glm::vec3, 3> at{m_positions[corners[0]], m_positions[corners[1]],
                                          m_positions[corners[2]]};
        const glm::vec3 shares = nearestShares(point, at);
        const float distance = glm::distance(placeAt(shares, at), point);
        if (distance <= reach) {
            reach = distance;
            best = TrianglePlace{{corners[0], corners[1], corners[2]}, shares};
        }
    }
    return best;
}

MirrorDifferences mirrorDifferences(const check::SkinnedPrimitive& skinned,
                                    const check::MirroredSkin& mirrored,
                                    const std::stop_token& stop) {
    const check::VertexLikeness likeness(skinned, stop);
    MirrorComparison comparison(skinned, mirrored, likeness, stop);
    const auto visible =
        static_cast<float>(CheckPolicy().parameter("WEIGHTS_ASYMMETRIC", "difference"));
    MirrorDifferences out{.values = std::vector<float>(skinned.vertexCount(), kNoImage)};
    for (const std::uint32_t vertex : likeness.firsts()) {
        if (stop.stop_requested()) {
            return out;
        }
        const std::optional<MirroredWeight> here = comparison.at(vertex);
        if (!here) {
            continue;
        }
        out.values[vertex] = here->difference();
        out.compared += likeness.times(vertex);
        out.different += here->difference() > visible ? likeness.times(vertex) : 0;
        if (here->difference() > out.largest.difference()) {
            out.largest = *here;
            out.vertex = vertex;
        }
    }
    for (std::size_t v = 0; v < likeness.firstOf().size(); ++v) {
        out.values[v] = out.values[likeness.firstOf()[v]];
    }
    return out;
}

}  // namespace sinew
