// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "model/core/function_ref.h"
#include "model/core/math.h"
#include "model/view/pick/pick_line.h"

namespace sinew {

/// Points, segments or triangles: indices into positions, with a fixed number per element.
struct ElementSpan {
    std::span<const std::uint32_t> indices;
    std::uint32_t size = 3;

    [[nodiscard]] std::size_t count() const noexcept { return indices.size() / size; }
};

/// Limits of a search: ignores elements more than `reachPixels` away, or farther from the viewer
/// than `farthest` (a depth, 0 to 1).
struct SearchLimits {
    double reachPixels = 0.0;
    double farthest = 1.0;
};

/// A hierarchy of boxes around runs of elements, so that few elements are tested. Elements keep the
/// order of the file, in which neighbours are mostly close in space.
class ElementTree {
public:
    /// Builds the boxes for these positions. Uses all cores; allocates only for more elements than
    /// before. After a stop the boxes are invalid.
    void build(const ElementSpan& elements, std::span<const glm::vec3> positions,
               const std::stop_token& stop = {});

    /// Calls `visit` for every element that the line may hit, in file order; `visit` may tighten
    /// the limits.
    void search(const PickLine& line, const ElementSpan& elements, SearchLimits& limits,
                FunctionRef<void(std::size_t element)> visit) const;

private:
    struct Bounds {
        glm::vec3 min;
        glm::vec3 max;
    };
    struct Search;

    void visitBoxes(std::size_t level, std::size_t first, std::size_t last,
                    const Search& search) const;

    std::vector<std::vector<Bounds>> m_levels;  // the first level: boxes around elements
};

}  // namespace sinew
