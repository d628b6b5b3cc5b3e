// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "model/core/math.h"

namespace sinew::demo {

/// Joints of the walker, in the order of its skin; node n + 1 is joint n.
enum WalkerJoint : std::uint8_t {
    Hips,
    Spine,
    Head,
    UpperArmL,
    ForeArmL,
    HandL,
    UpperArmR,
    ForeArmR,
    HandR,
    ThighL,
    ShinL,
    FootL,
    ThighR,
    ShinR,
    FootR,
};

struct WalkerBone {
    const char* name;
    int parent;  // -1: none
    glm::vec3 translation;
};

/// One for each joint.
[[nodiscard]] std::span<const WalkerBone> walkerBones();
[[nodiscard]] glm::vec3 walkerRest(std::size_t joint);  // where it rests in the world

struct WalkerBody {
    std::vector<glm::vec3> positions;
    std::vector<glm::vec3> normals;
    std::vector<std::array<std::uint8_t, 4>> joints;
    std::vector<std::array<float, 4>> weights;
    std::vector<std::uint16_t> indices;
};

[[nodiscard]] WalkerBody walkerBody();

}  // namespace sinew::demo
