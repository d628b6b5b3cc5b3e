// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "model/evaluate/bounds.h"
#include "viewport/scene/geometry/primitive_buffers.h"

namespace sinew {

/// Whether an instance turns front faces into back faces.
[[nodiscard]] inline bool mirrors(const glm::mat4& worldFromMesh) noexcept {
    return glm::determinant(glm::mat3(worldFromMesh)) < 0.0F;
}

/// The mean length scale.
[[nodiscard]] inline float scaleOf(const glm::mat4& worldFromMesh) noexcept {
    return std::cbrt(std::abs(glm::determinant(glm::mat3(worldFromMesh))));
}

/// Consecutive instances in the placed frame, the mirrored ones last.
struct Stretch {
    std::uint32_t first = 0;
    std::uint32_t straight = 0;
    std::uint32_t mirrored = 0;

    [[nodiscard]] std::uint32_t count() const noexcept { return straight + mirrored; }
};

/// Where a group places an instance.
enum class GroupPart : std::uint8_t { Straight, Mirrored, OnlyCasting, Nowhere };

/// Nodes that show the same mesh, each moved only by its matrix: their instances can be drawn
/// together (DrawList::place).
struct DrawGroup {
    static constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();

    std::vector<std::uint32_t> places;  // order of the scene
    Box bounds;           // bounds of the mesh as stored; empty: the picture may show any instance
    bool opaque = true;   // instances that coincide look like one
    bool sorted = false;  // sorted by the anchor of the first translucent primitive
    PrimitiveAnchor anchor{};  // likewise

    // Of the placed frame.
    std::uint32_t lead = kNone;  // the first place that is drawn; its draws represent all
    Stretch seen;
    std::uint32_t casting = 0;  // instances behind those seen that only cast a shadow
};

}  // namespace sinew
