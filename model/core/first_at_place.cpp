// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/core/first_at_place.h"

#include <cmath>

#include "model/core/first_equal.h"

namespace sinew {
namespace {

bool isAnywhere(const glm::vec3& p) {
    return std::isfinite(p.x) && std::isfinite(p.y) && std::isfinite(p.z);
}

}  // namespace

std::vector<std::uint32_t> firstAtPlace(std::span<const glm::vec3> points,
                                        const std::stop_token& stop) {
    const auto hashOf = [&](std::uint32_t point) {
        const glm::vec3& p = points[point];
        WordHash hash;
        hash.add(p.x);
        hash.add(p.y);
        hash.add(p.z);
        if (!isAnywhere(p)) {
            hash.add(point);
        }
        return hash.value();
    };
    const auto equal = [&](std::uint32_t a, std::uint32_t b) {
        return isAnywhere(points[a]) && points[a] == points[b];
    };
    return firstEqual(points.size(), hashOf, equal, stop);
}

}  // namespace sinew
