// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/weights/joint_islands.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <mutex>
#include <numeric>
#include <optional>
#include <utility>

#include "model/core/finite.h"
#include "model/core/first_equal.h"
#include "model/core/nth_smallest.h"
#include "model/core/parallel.h"
#include "model/core/point_tree.h"
#include "model/weights/surface_walk.h"

namespace sinew {
namespace {

/// The diagonal of the box of the points, or three times that of the middle 80 % if it is smaller:
/// a few points that a matrix throws far away do not hide what is wrong with the others.
float diagonalOf(const std::vector<glm::vec3>& positions) {
    std::array<std::vector<float>, 3> axes;
    for (const glm::vec3& p : positions) {
        for (int axis = 0; axis < 3 && isFinite(p); ++axis) {
            axes[static_cast<std::size_t>(axis)].push_back(p[axis]);
        }
    }
    if (axes[0].empty()) {
        return 0.0F;
    }
    glm::vec3 box(0.0F);
    glm::vec3 middle(0.0F);
    for (int axis = 0; axis < 3; ++axis) {
        std::vector<float>& values = axes[static_cast<std::size_t>(axis)];
        const std::size_t last = values.size() - 1;
        box[axis] = nthSmallest(values, last) - nthSmallest(values, 0);
        middle[axis] = nthSmallest(values, last - last / 10) - nthSmallest(values, last / 10);
    }
    const float size = glm::length(box);
    const float most = 3.0F * glm::length(middle);
    const float diagonal = most > 0.0F ? std::min(size, most) : size;
    return std::isfinite(diagonal) ? diagonal : 0.0F;
}

/// Sets of influences: those of one joint at vertices that are connected.
class Connections {
public:
    Connections(const SkinnedSurface& surface, float least, const std::stop_token& stop)
        : m_surface(surface), m_least(least), m_above(surface.influences.size()) {
        std::iota(m_above.begin(), m_above.end(), std::size_t{0});
        const std::vector<std::uint32_t> first = firstAtPlace(surface.positions, stop);
        for (std::uint32_t v = 0; v < first.size() && !stop.stop_requested(); ++v) {
            if (first[v] != v) {
                unite(first[v], v);
            }
        }
        for (std::size_t i = 0; i + 2 < surface.triangles.size() && !stop.stop_requested();
             i += 3) {
            for (std::size_t side = 0; side < 3; ++side) {
                unite(surface.triangles[i + side], surface.triangles[i + (side + 1) % 3]);
            }
        }
    }

    [[nodiscard]] std::size_t setOf(std::size_t influence) {
        while (m_above[influence] != influence) {
            m_above[influence] = m_above[m_above[influence]];
            influence = m_above[influence];
        }
        return influence;
    }

private:
    // Both lists are sorted by joint.
    void unite(std::uint32_t a, std::uint32_t b) {
        std::size_t i = m_surface.firstInfluence[a];
        std::size_t j = m_surface.firstInfluence[b];
        const std::size_t endOfI = m_surface.firstInfluence[a + 1];
        const std::size_t endOfJ = m_surface.firstInfluence[b + 1];
        while (i < endOfI && j < endOfJ) {
            const JointWeight& own = m_surface.influences[i];
            const JointWeight& other = m_surface.influences[j];
            if (own.joint == other.joint && own.weight >= m_least && other.weight >= m_least) {
                join(i, j);
            }
            i += own.joint <= other.joint ? 1 : 0;
            j += other.joint <= own.joint ? 1 : 0;
        }
    }
    void join(std::size_t a, std::size_t b) {
        a = setOf(a);
        b = setOf(b);
        m_above[std::max(a, b)] = std::min(a, b);
    }

    const SkinnedSurface& m_surface;
    float m_least;
    std::vector<std::size_t> m_above;  // [influence]
};

/// The vertices of one connected part of a joint's region.
struct RegionPart {
    std::vector<std::uint32_t> vertices = {};
    double total = 0.0;
    float largest = 0.0F;
};
using Region = std::vector<RegionPart>;  // ordered by their first vertex

/// The region of every joint. The first influence of a set represents it, so that its part exists
/// before the others look for it.
std::vector<Region> regionsOf(const SkinnedSurface& surface, std::size_t jointCount, float least,
                              const std::stop_token& stop) {
    Connections connections(surface, least, stop);
    std::vector<Region> regions(jointCount);
    std::vector<std::uint32_t> partOfSet(surface.influences.size());
    for (std::uint32_t v = 0; v < surface.positions.size() && !stop.stop_requested(); ++v) {
        for (std::size_t i = surface.firstInfluence[v]; i < surface.firstInfluence[v + 1]; ++i) {
            const JointWeight& influence = surface.influences[i];
            if (!(influence.weight >= least)) {
                continue;
            }
            Region& region = regions[influence.joint];
            const std::size_t set = connections.setOf(i);
            if (set == i) {
                partOfSet[i] = static_cast<std::uint32_t>(region.size());
                region.emplace_back();
            }
            RegionPart& part = region[partOfSet[set]];
            part.vertices.push_back(v);
            part.total += static_cast<double>(influence.weight);
            part.largest = std::max(part.largest, influence.weight);
        }
    }
    return regions;
}

class IslandFinder {
public:
    IslandFinder(const SkinnedSurface& surface, float farShare, const std::stop_token& stop)
        : m_surface(surface), m_stop(stop), m_far(farShare * diagonalOf(surface.positions)) {}

    [[nodiscard]] std::vector<JointIsland> islands(const Region& parts) const {
        std::vector<JointIsland> found;
        if (parts.size() < 2) {
            return found;
        }
        const auto main = std::max_element(
            parts.begin(), parts.end(),
            [](const RegionPart& a, const RegionPart& b) { return a.total < b.total; });
        const PointTree tree(m_surface.positions, main->vertices, m_stop);
        std::size_t steps = kFewSteps;  // the walks share them: many islands take no longer
        for (const RegionPart& part : parts) {
            steps += kStepsPerVertex * part.vertices.size();
        }
        for (auto part = parts.begin(); part != parts.end(); ++part) {
            if (part != main) {
                addIfFar(*part, *main, tree, steps, found);
            }
        }
        std::stable_sort(found.begin(), found.end(),
                         [](const auto& a, const auto& b) { return a.vertices > b.vertices; });
        return found;
    }

private:
    static constexpr std::size_t kFewSteps = 1000;
    static constexpr std::size_t kStepsPerVertex = 16;

    // Close in space, but far along the surface that connects both parts.
    [[nodiscard]] bool isFarAlong(const RegionPart& part, const RegionPart& main,
                                  std::size_t& steps) const {
        if (part.largest < kBledWeight) {
            return false;
        }
        std::call_once(m_isWalked, [this] { m_walk.emplace(m_surface, m_stop); });
        return m_walk->connects(part.vertices.front(), main.vertices.front()) &&
               m_walk->reaches(part.vertices, main.vertices, m_far, steps) == false;
    }

    void addIfFar(const RegionPart& part, const RegionPart& main, const PointTree& tree,
                  std::size_t& steps, std::vector<JointIsland>& found) const {
        JointIsland island{.vertices = static_cast<std::uint32_t>(part.vertices.size()),
                           .largest = part.largest};
        island.distance = INFINITY;
        for (const std::uint32_t vertex : part.vertices) {
            if (m_stop.stop_requested()) {
                return;
            }
            if (const auto near = tree.nearest(m_surface.positions[vertex], island.distance)) {
                island.distance = near->distance;
                island.nearest = m_surface.placeOf(vertex);
            }
            if (!(island.distance > m_far) && part.largest < kBledWeight) {
                return;
            }
        }
        if (std::isfinite(island.distance) &&
            (island.distance > m_far || isFarAlong(part, main, steps))) {
            for (const std::uint32_t vertex : part.vertices) {
                island.members.push_back(m_surface.placeOf(vertex));
            }
            found.push_back(std::move(island));
        }
    }

    const SkinnedSurface& m_surface;
    const std::stop_token& m_stop;
    float m_far;
    mutable std::once_flag m_isWalked;
    mutable std::optional<SurfaceWalk> m_walk;  // only if a part is close in space
};

}  // namespace

std::vector<std::vector<JointIsland>> jointIslands(const SkinnedSurface& surface,
                                                   std::size_t jointCount,
                                                   const std::stop_token& stop,
                                                   const IslandLimits& limits) {
    std::vector<std::vector<JointIsland>> islands(jointCount);
    if (surface.parts.empty()) {
        return islands;
    }
    const std::vector<Region> regions = regionsOf(surface, jointCount, limits.weight, stop);
    const IslandFinder finder(surface, limits.farShare, stop);
    onAllCores(jointCount, stop, [&](std::size_t j) { islands[j] = finder.islands(regions[j]); });
    return islands;
}

}  // namespace sinew
