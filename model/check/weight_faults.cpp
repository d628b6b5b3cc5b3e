// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/weight_faults.h"

#include <algorithm>

namespace sinew::check {
std::size_t influenceCount(const InfluenceSlots& slots) noexcept {
    return static_cast<std::size_t>(std::count_if(
        slots.begin(), slots.end(), [](const InfluenceSlot& s) { return s.weight != 0.0F; }));
}

const InfluenceSlot* negativeWeight(const InfluenceSlots& slots) noexcept {
    const InfluenceSlot* lowest = nullptr;
    for (const InfluenceSlot& slot : slots) {
        if (slot.weight < 0.0F && (lowest == nullptr || slot.weight < lowest->weight)) {
            lowest = &slot;
        }
    }
    return lowest;
}

WeightSum sumOf(const SkinnedPrimitive& skinned, const InfluenceSlots& slots) {
    const double one = skinned.isStoredAs(WeightFormat::UnsignedByte)    ? 255.0
                       : skinned.isStoredAs(WeightFormat::UnsignedShort) ? 65535.0
                                                                         : 1.0;
    return weightSum(slots, one);
}

std::optional<std::uint32_t> duplicateJoint(const InfluenceSlots& slots,
                                            std::vector<std::uint32_t>& scratch) {
    scratch.clear();
    for (const InfluenceSlot& slot : slots) {
        if (slot.weight != 0.0F) {
            scratch.push_back(slot.joint);
        }
    }
    std::sort(scratch.begin(), scratch.end());
    const auto twin = std::adjacent_find(scratch.begin(), scratch.end());
    return twin != scratch.end() ? std::optional(*twin) : std::nullopt;
}

bool namesJointWithoutWeight(const InfluenceSlot& slot) noexcept {
    return slot.weight == 0.0F && slot.joint != 0;
}

const InfluenceSlot* negligibleWeight(const InfluenceSlots& slots) noexcept {
    const auto tiny = std::find_if(slots.begin(), slots.end(), [](const InfluenceSlot& slot) {
        return slot.weight > 0.0F && slot.weight < kNegligibleWeight;
    });
    return tiny != slots.end() ? &*tiny : nullptr;
}

bool hasDuplicateJoint(const SkinnedPrimitive& /*skinned*/, const InfluenceSlots& slots) {
    std::vector<std::uint32_t> scratch;
    return duplicateJoint(slots, scratch).has_value();
}

bool hasJointWithoutWeight(const SkinnedPrimitive& /*skinned*/, const InfluenceSlots& slots) {
    return std::any_of(slots.begin(), slots.end(), &namesJointWithoutWeight);
}

bool hasNegligibleWeight(const SkinnedPrimitive& /*skinned*/, const InfluenceSlots& slots) {
    return negligibleWeight(slots) != nullptr;
}

bool hasNegativeWeight(const SkinnedPrimitive& /*skinned*/, const InfluenceSlots& slots) {
    return negativeWeight(slots) != nullptr;
}

bool hasNoWeight(const SkinnedPrimitive& /*skinned*/, const InfluenceSlots& slots) {
    return influenceCount(slots) == 0;
}

bool namesNoJoint(const SkinnedPrimitive& skinned, const InfluenceSlots& slots) {
    return std::any_of(slots.begin(), slots.end(), [&skinned](const InfluenceSlot& slot) {
        return slot.joint >= skinned.jointCount();
    });
}

bool hasWrongSum(const SkinnedPrimitive& skinned, const InfluenceSlots& slots) {
    return sumOf(skinned, slots).wrong && !namesNoJoint(skinned, slots);
}

}  // namespace sinew::check
