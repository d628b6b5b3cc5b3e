// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "model/core/math.h"

namespace sinew {

/// The result of a point search.
struct PointSearch {
    std::vector<std::uint32_t> found;  // ascending
    std::size_t looks = 0;             // boxes and points visited
    bool complete = true;              // false: aborted after PointTree::kMostLooks
};

/// Finds points by position, in a balanced tree of boxes. Neither coinciding points nor distant
/// outliers make it slow. Borrows the points.
class PointTree {
public:
    /// `which`: the points to index; points that are not finite are skipped. A set stop token
    /// leaves the tree empty.
    PointTree(std::span<const glm::vec3> points, std::vector<std::uint32_t> which,
              const std::stop_token& stop = {});

    /// Limit for searches among adversarial points. A search in a mesh of a million vertices takes
    /// about a hundred visits.
    static constexpr std::size_t kMostLooks = 4096;

    /// Points within `reach` of the place along every axis. If there are more than `most`, which of
    /// them is unspecified. Overwrites `search`.
    void find(const glm::vec3& place, float reach, std::size_t most, PointSearch& search) const;

    /// The point nearest to the place, if one is nearer than `reach`. Among adversarial points the
    /// nearest of those that kMostLooks visits reach.
    struct Nearest {
        std::uint32_t point = 0;
        float distance = 0.0F;
    };
    [[nodiscard]] std::optional<Nearest> nearest(const glm::vec3& place, float reach) const;

private:
    struct PointBox {
        glm::vec3 low;
        glm::vec3 high;
        std::uint32_t begin = 0;  // first of its points in m_order
        std::uint32_t end = 0;
        std::uint32_t second = 0;  // second child box; the first child follows directly; 0: a leaf
    };

    void build(std::uint32_t begin, std::uint32_t end, const std::stop_token& stop);
    void widen(PointBox& box) const;
    void searchLeaf(const PointBox& leaf, const glm::vec3& place, std::optional<Nearest>& best,
                    float& reach) const;
    void visitLeaf(const PointBox& leaf, const glm::vec3& place, float reach, std::size_t most,
                   PointSearch& search) const;

    std::span<const glm::vec3> m_points;
    std::vector<std::uint32_t> m_order;
    std::vector<PointBox> m_boxes;
};

}  // namespace sinew
