// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/pick/element_tree.h"

#include <algorithm>
#include <array>
#include <limits>

#include "model/core/parallel.h"

namespace sinew {
namespace {

constexpr std::size_t kElementsPerBox = 32;
constexpr std::size_t kBoxesPerBox = 16;
constexpr std::size_t kBoxesPerTask = 512;
constexpr float kInfinity = std::numeric_limits<float>::infinity();

/// The minimum of a linear function inside a box.
double least(const glm::dvec4& function, const glm::vec3& min, const glm::vec3& max) noexcept {
    const auto part = [](double factor, float low, float high) {
        return factor * double{factor > 0.0 ? low : high};
    };
    return part(function.x, min.x, max.x) + part(function.y, min.y, max.y) +
           part(function.z, min.z, max.z) + function.w;
}

std::size_t boxesFor(std::size_t count, std::size_t perBox) noexcept {
    return (count + perBox - 1) / perBox;
}

}  // namespace

/// Half-spaces that a box must intersect.
struct ElementTree::Search {
    explicit Search(const PickLine& pickLine, const ElementSpan& span, SearchLimits& searchLimits,
                    FunctionRef<void(std::size_t)> visitor) noexcept
        : line(pickLine), elements(span), limits(searchLimits), visit(visitor) {
        const glm::dvec4 reach = limits.reachPixels * line.w;
        sides[0] = line.across - reach;
        sides[1] = -line.across - reach;
        sides[2] = line.down - reach;
        sides[3] = -line.down - reach;
        sides[4] = -line.depth;
    }

    [[nodiscard]] bool mayMeet(const Bounds& box) const noexcept {
        for (const glm::dvec4& side : sides) {
            if (least(side, box.min, box.max) > 0.0) {
                return false;
            }
        }
        return !(least(line.depth - limits.farthest * line.w, box.min, box.max) > 0.0);
    }

    const PickLine& line;
    const ElementSpan& elements;
    SearchLimits& limits;
    FunctionRef<void(std::size_t)> visit;
    std::array<glm::dvec4, 5> sides;
};

void ElementTree::build(const ElementSpan& elements, std::span<const glm::vec3> positions,
                        const std::stop_token& stop) {
    const std::size_t boxes = boxesFor(elements.count(), kElementsPerBox);
    std::size_t levels = 1;
    for (std::size_t count = boxes; count > kBoxesPerBox; count = boxesFor(count, kBoxesPerBox)) {
        ++levels;
    }
    m_levels.resize(levels);
    std::vector<Bounds>& lowest = m_levels.front();
    lowest.resize(boxes);
    const std::size_t perBox = kElementsPerBox * elements.size;
    onAllCores(boxesFor(boxes, kBoxesPerTask), stop, [&](std::size_t task) {
        const std::size_t last = std::min(boxes, (task + 1) * kBoxesPerTask);
        for (std::size_t box = task * kBoxesPerTask; box < last; ++box) {
            Bounds bounds{glm::vec3(kInfinity), glm::vec3(-kInfinity)};
            const std::size_t end = std::min(elements.indices.size(), (box + 1) * perBox);
            for (std::size_t i = box * perBox; i < end; ++i) {
                const glm::vec3& point = positions[elements.indices[i]];
                bounds.min = glm::min(bounds.min, point);
                bounds.max = glm::max(bounds.max, point);
            }
            lowest[box] = bounds;
        }
    });
    for (std::size_t level = 1; level < levels; ++level) {
        const std::vector<Bounds>& below = m_levels[level - 1];
        m_levels[level].assign(boxesFor(below.size(), kBoxesPerBox),
                               {glm::vec3(kInfinity), glm::vec3(-kInfinity)});
        for (std::size_t i = 0; i < below.size(); ++i) {
            Bounds& bounds = m_levels[level][i / kBoxesPerBox];
            bounds.min = glm::min(bounds.min, below[i].min);
            bounds.max = glm::max(bounds.max, below[i].max);
        }
    }
}

void ElementTree::search(const PickLine& line, const ElementSpan& elements, SearchLimits& limits,
                         FunctionRef<void(std::size_t)> visit) const {
    if (!m_levels.empty()) {
        const Search search(line, elements, limits, visit);
        visitBoxes(m_levels.size() - 1, 0, m_levels.back().size(), search);
    }
}

void ElementTree::visitBoxes(std::size_t level, std::size_t first, std::size_t last,
                             const Search& search) const {
    for (std::size_t box = first; box < last; ++box) {
        if (!search.mayMeet(m_levels[level][box])) {
            continue;
        }
        if (level > 0) {
            const std::size_t end = std::min(m_levels[level - 1].size(), (box + 1) * kBoxesPerBox);
            visitBoxes(level - 1, box * kBoxesPerBox, end, search);
            continue;
        }
        const std::size_t end = std::min(search.elements.count(), (box + 1) * kElementsPerBox);
        for (std::size_t element = box * kElementsPerBox; element < end; ++element) {
            search.visit(element);
        }
    }
}

}  // namespace sinew
