// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "model/asset/mesh.h"

namespace sinew {

// The values of the weight views at a vertex, from the weights as stored in all sets: the reference
// for views.glsl and corner_values.glsl, with VertexInfluences (influence-count, dominant-joint)
// and WeightSum (weight-sum) of model/weights. `joints`: of the skin; influences of other joints
// have no effect in a pose.

/// The sum of the weights of the joints in a set of joints ([joint]); may be negative.
[[nodiscard]] float weightOf(const Primitive& primitive, std::size_t vertex,
                             const std::vector<bool>& joints) noexcept;

/// Whether any slot has a weight other than 0.
[[nodiscard]] bool hasWeight(const Primitive& primitive, std::size_t vertex) noexcept;

/// The mean of the joints' colours by weight; none if the weights of all joints add up to 0.
[[nodiscard]] std::optional<glm::vec3> meanColor(const Primitive& primitive, std::size_t vertex,
                                                 std::span<const glm::u8vec3> colors) noexcept;

/// Half a step of an 8-bit weight: zero in engines that store bytes, as most do.
inline constexpr float kWastedWeight = 0.5F / 255.0F;

/// Number of slots with a weight that is not 0 but below kWastedWeight in size, or whose joint has
/// a weight in a slot before.
[[nodiscard]] std::uint32_t wastedSlots(const Primitive& primitive, std::size_t vertex);

/// What `unweighted` shows.
enum class SlotFault { None, NoWeight, NoSuchJoint };
[[nodiscard]] SlotFault slotFault(const Primitive& primitive, std::size_t vertex,
                                  std::size_t joints) noexcept;

}  // namespace sinew
