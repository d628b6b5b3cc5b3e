// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "model/asset/mesh.h"

namespace sinew::test {

struct RigOptions {
    std::size_t vertices = 64;
    std::size_t sets = 1;
    std::size_t joints = 12;
    std::size_t targets = 0;
    StoredType jointType = StoredType::U8;
    StoredType weightType = StoredType::F32;
    bool strayJoints = false;     // some influences refer to joints outside the palette
    bool someUnweighted = false;  // every seventh vertex has no weight
    bool mirroredJoints = false;  // every joint mirrors, and stretches each axis its own way
    std::uint32_t seed = 1;
};

/// Random in every respect, deterministic for the same options.
struct RandomRig {
    Primitive primitive;
    std::vector<glm::mat4> palette;
    std::vector<float> morphWeights;  // the second is 0
    glm::mat4 worldFromMesh{1.0F};
};

[[nodiscard]] RandomRig randomRig(const RigOptions& options);

}  // namespace sinew::test
