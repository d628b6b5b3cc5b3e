// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "model/demo/orca_shape.h"

namespace sinew::demo {

inline constexpr std::array<std::string_view, 3> kMorphNames{"Smile", "Puff", "Blink"};

/// Displacements of some points of the shape, in mesh space; all others are unchanged.
struct OrcaMorph {
    std::string_view name;
    std::vector<std::uint32_t> points;  // ascending
    std::vector<glm::vec3> positions;   // metres
    std::vector<glm::vec3> normals;
};

/// In the order of `kMorphNames`.
[[nodiscard]] std::vector<OrcaMorph> orcaMorphs(const OrcaShape& shape);

}  // namespace sinew::demo
