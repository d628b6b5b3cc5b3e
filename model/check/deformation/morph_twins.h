// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "model/asset/asset.h"

namespace sinew::check {

/// An earlier target that displaces all vertices in the same directions.
struct MorphTwin {
    std::size_t target = 0;
    double factor = 1.0;  // how far this target moves them against the twin, 0.5 to 2
};

/// Per target of the mesh: the first earlier one that it is alike; none for most, and for targets
/// that displace nothing. Directions are alike to 2.5°, over all vertices. O(targets · vertices).
[[nodiscard]] std::vector<std::optional<MorphTwin>> morphTwins(const Mesh& mesh,
                                                               const std::stop_token& stop);

}  // namespace sinew::check
