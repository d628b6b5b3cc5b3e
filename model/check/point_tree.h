// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "model/core/math.h"

namespace sinew::check {

/// What a search for points found.
struct PointSearch {
    std::vector<std::uint32_t> found;  // rising
    std::size_t looks = 0;             // at boxes and points
    bool complete = true;              // false: given up after PointTree::kMostLooks
};

/// Finds points by place, in a balanced tree of boxes: neither points that fall together nor one
/// that lies far away make it slow. Borrows the points.
class PointTree {
public:
    /// `which` of the points are to be found; those that are not finite never are. A set stop token
    /// leaves the tree empty.
    PointTree(std::span<const glm::vec3> points, std::vector<std::uint32_t> which,
              const std::stop_token& stop = {});

    /// A search among points that were laid out to defeat it ends here. One in a mesh of a million
    /// vertices takes about a hundred looks.
    static constexpr std::size_t kMostLooks = 4096;

    /// Points that are no farther than `reach` from the place along any axis. Of more than `most`
    /// it is left open which; `search` is written anew.
    void find(const glm::vec3& place, float reach, std::size_t most, PointSearch& search) const;

private:
    struct PointBox {
        glm::vec3 low;
        glm::vec3 high;
        std::uint32_t begin = 0;  // of its points in m_order
        std::uint32_t end = 0;
        std::uint32_t second = 0;  // box inside; the first comes right after; 0: a leaf
    };

    void build(std::uint32_t begin, std::uint32_t end, const std::stop_token& stop);
    void widen(PointBox& box) const;
    void visitLeaf(const PointBox& leaf, const glm::vec3& place, float reach, std::size_t most,
                   PointSearch& search) const;

    std::span<const glm::vec3> m_points;
    std::vector<std::uint32_t> m_order;
    std::vector<PointBox> m_boxes;
};

}  // namespace sinew::check
