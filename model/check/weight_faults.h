// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "model/check/skinned_primitive.h"
#include "model/weights/weight_sum.h"

namespace sinew::check {

// What can be wrong with the influences of one vertex. The rules count and describe these faults,
// `findingVertices` lists the vertices that have them.

/// Half a step of an 8-bit weight: zero in engines that store bytes, as most do.
inline constexpr float kNegligibleWeight = 0.5F / 255.0F;

inline constexpr std::size_t kUsualInfluences = 4;  // supported by nearly every engine
inline constexpr std::size_t kMostInfluences = 8;   // supported by the best engines

using InfluenceSlots = std::vector<InfluenceSlot>;  // slots of one vertex

/// Slots whose weight is not 0.
[[nodiscard]] std::size_t influenceCount(const InfluenceSlots& slots) noexcept;

/// The slot with the lowest negative weight; null: none is negative.
[[nodiscard]] const InfluenceSlot* negativeWeight(const InfluenceSlots& slots) noexcept;

/// See `weightSum` of model/weights.
[[nodiscard]] WeightSum sumOf(const SkinnedPrimitive& skinned, const InfluenceSlots& slots);

/// A joint that several slots with weight name; the lowest. `scratch` only saves allocations.
[[nodiscard]] std::optional<std::uint32_t> duplicateJoint(const InfluenceSlots& slots,
                                                          std::vector<std::uint32_t>& scratch);

/// Whether an unused slot names a joint other than 0.
[[nodiscard]] bool namesJointWithoutWeight(const InfluenceSlot& slot) noexcept;

/// The first slot with a weight that is too small to have an effect; null: none.
[[nodiscard]] const InfluenceSlot* negligibleWeight(const InfluenceSlots& slots) noexcept;

/// Whether a vertex has the fault of a rule.
using WeightFault = bool (*)(const SkinnedPrimitive& skinned, const InfluenceSlots& slots);

[[nodiscard]] bool hasDuplicateJoint(const SkinnedPrimitive& skinned, const InfluenceSlots& slots);
[[nodiscard]] bool hasJointWithoutWeight(const SkinnedPrimitive& skinned,
                                         const InfluenceSlots& slots);
[[nodiscard]] bool hasNegligibleWeight(const SkinnedPrimitive& skinned,
                                       const InfluenceSlots& slots);
[[nodiscard]] bool hasNegativeWeight(const SkinnedPrimitive& skinned, const InfluenceSlots& slots);
[[nodiscard]] bool hasNoWeight(const SkinnedPrimitive& skinned, const InfluenceSlots& slots);
/// Whether a slot names a joint that the skin does not have: JOINT_OUT_OF_RANGE.
[[nodiscard]] bool namesNoJoint(const SkinnedPrimitive& skinned, const InfluenceSlots& slots);
/// Not of a vertex that names no joint: what is left of its weights is the whole.
[[nodiscard]] bool hasWrongSum(const SkinnedPrimitive& skinned, const InfluenceSlots& slots);

template <std::size_t limit>
bool hasMoreInfluencesThan(const SkinnedPrimitive& /*skinned*/, const InfluenceSlots& slots) {
    return influenceCount(slots) > limit;
}

}  // namespace sinew::check
