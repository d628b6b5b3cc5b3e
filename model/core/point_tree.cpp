// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/core/point_tree.h"

#include <algorithm>
#include <array>
#include <utility>

#include "model/core/finite.h"
namespace sinew {
namespace {

constexpr std::uint32_t kLeafPoints = 8;

// Distance outside the box, along the axis where it is largest. Rounds like the distance between
// two points, so no point inside is nearer.
float farthestOutside(const glm::vec3& low, const glm::vec3& high, const glm::vec3& place) {
    const glm::vec3 below = low - place;
    const glm::vec3 above = place - high;
    return std::max({below.x, below.y, below.z, above.x, above.y, above.z});
}

}  // namespace

PointTree::PointTree(std::span<const glm::vec3> points, std::vector<std::uint32_t> which,
                     const std::stop_token& stop)
    : m_points(points), m_order(std::move(which)) {
    std::erase_if(m_order, [&](std::uint32_t point) { return !isFinite(points[point]); });
    if (!m_order.empty()) {
        build(0, static_cast<std::uint32_t>(m_order.size()), stop);
    }
    if (stop.stop_requested()) {
        m_boxes.clear();
    }
}

void PointTree::build(std::uint32_t begin, std::uint32_t end, const std::stop_token& stop) {
    if (stop.stop_requested()) {
        return;
    }
    const std::size_t own = m_boxes.size();
    PointBox box{.low = m_points[m_order[begin]],
                 .high = m_points[m_order[begin]],
                 .begin = begin,
                 .end = end};
    widen(box);
    m_boxes.push_back(box);
    if (end - begin <= kLeafPoints) {
        return;
    }
    const glm::vec3 size = box.high - box.low;
    const int axis = size.x >= size.y && size.x >= size.z ? 0 : size.y >= size.z ? 1 : 2;
    const std::uint32_t middle = begin + (end - begin) / 2;
    std::nth_element(m_order.begin() + begin, m_order.begin() + middle, m_order.begin() + end,
                     [this, axis](std::uint32_t a, std::uint32_t b) {
                         return m_points[a][axis] < m_points[b][axis];
                     });
    build(begin, middle, stop);
    m_boxes[own].second = static_cast<std::uint32_t>(m_boxes.size());
    build(middle, end, stop);
}

void PointTree::widen(PointBox& box) const {
    for (std::uint32_t i = box.begin; i < box.end; ++i) {
        box.low = glm::min(box.low, m_points[m_order[i]]);
        box.high = glm::max(box.high, m_points[m_order[i]]);
    }
}

void PointTree::visitLeaf(const PointBox& leaf, const glm::vec3& place, float reach,
                          std::size_t most, PointSearch& search) const {
    for (std::uint32_t i = leaf.begin; i < leaf.end && search.found.size() < most; ++i) {
        const glm::vec3& point = m_points[m_order[i]];
        ++search.looks;
        if (farthestOutside(point, point, place) <= reach) {
            search.found.push_back(m_order[i]);
        }
    }
}

void PointTree::find(const glm::vec3& place, float reach, std::size_t most,
                     PointSearch& search) const {
    search.found.clear();
    search.looks = 0;
    search.complete = true;
    if (m_boxes.empty() || !isFinite(place)) {
        return;
    }
    std::array<std::uint32_t, 64> open{};  // the tree is at most 32 levels deep
    std::size_t count = 1;
    while (count > 0 && search.found.size() < most) {
        const std::uint32_t own = open[--count];
        const PointBox& box = m_boxes[own];
        if (++search.looks > kMostLooks) {
            search.complete = false;
            break;
        }
        if (farthestOutside(box.low, box.high, place) > reach) {
            continue;
        }
        if (box.second == 0) {
            visitLeaf(box, place, reach, most, search);
        } else {
            open[count++] = box.second;
            open[count++] = own + 1;
        }
    }
    std::sort(search.found.begin(), search.found.end());
}

namespace {

// Euclidean distance to a box; 0 inside.
float distanceTo(const glm::vec3& low, const glm::vec3& high, const glm::vec3& place) {
    return glm::length(glm::max(glm::max(low - place, place - high), glm::vec3(0.0F)));
}

}  // namespace

void PointTree::searchLeaf(const PointBox& leaf, const glm::vec3& place,
                           std::optional<Nearest>& best, float& reach) const {
    for (std::uint32_t i = leaf.begin; i < leaf.end; ++i) {
        const float distance = glm::length(m_points[m_order[i]] - place);
        if (distance < reach) {
            reach = distance;
            best = Nearest{m_order[i], distance};
        }
    }
}

std::optional<PointTree::Nearest> PointTree::nearest(const glm::vec3& place, float reach) const {
    std::optional<Nearest> best;
    if (m_boxes.empty() || !isFinite(place)) {
        return best;
    }
    const auto away = [&](std::uint32_t box) {
        return distanceTo(m_boxes[box].low, m_boxes[box].high, place);
    };
    std::array<std::uint32_t, 64> open{};  // the tree is at most 32 levels deep
    std::size_t count = 1;
    for (std::size_t looks = 0; count > 0 && looks < kMostLooks; ++looks) {
        const std::uint32_t own = open[--count];
        const PointBox& box = m_boxes[own];
        if (!(away(own) < reach)) {
            continue;
        }
        if (box.second == 0) {
            searchLeaf(box, place, best, reach);
            continue;
        }
        const bool firstIsNearer = away(own + 1) <= away(box.second);
        open[count++] = firstIsNearer ? box.second : own + 1;  // searched last
        open[count++] = firstIsNearer ? own + 1 : box.second;
    }
    return best;
}

}  // namespace sinew
