// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/weight_faults.h"

#include <algorithm>
#include <array>

namespace sinew::check {
namespace {

struct FaultRow {
    std::string_view code;
    WeightFault has;
};

constexpr std::array kFaults{
    FaultRow{"DUPLICATE_JOINT",
             [](const SkinnedPrimitive&, const InfluenceSlots& slots) {
                 std::vector<std::uint32_t> scratch;
                 return duplicateJoint(slots, scratch).has_value();
             }},
    FaultRow{"INFLUENCES_OVER_4",
             [](const SkinnedPrimitive&, const InfluenceSlots& slots) {
                 return influenceCount(slots) > kUsualInfluences;
             }},
    FaultRow{"INFLUENCES_OVER_8",
             [](const SkinnedPrimitive&, const InfluenceSlots& slots) {
                 return influenceCount(slots) > kMostInfluences;
             }},
    FaultRow{"JOINT_WITHOUT_WEIGHT",
             [](const SkinnedPrimitive&, const InfluenceSlots& slots) {
                 return std::any_of(slots.begin(), slots.end(), &namesJointWithoutWeight);
             }},
    FaultRow{"NEGLIGIBLE_WEIGHT",
             [](const SkinnedPrimitive&, const InfluenceSlots& slots) {
                 return negligibleWeight(slots) != nullptr;
             }},
    FaultRow{"VERTEX_UNWEIGHTED",
             [](const SkinnedPrimitive&, const InfluenceSlots& slots) {
                 return influenceCount(slots) == 0;
             }},
    FaultRow{"WEIGHTS_NOT_NORMALIZED",
             [](const SkinnedPrimitive& skinned, const InfluenceSlots& slots) {
                 return sumOf(skinned, slots).wrong;
             }},
    FaultRow{"WEIGHT_NEGATIVE",
             [](const SkinnedPrimitive&, const InfluenceSlots& slots) {
                 return negativeWeight(slots) != nullptr;
             }},
};

}  // namespace

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

WeightFault weightFault(std::string_view code) noexcept {
    const auto found = std::find_if(kFaults.begin(), kFaults.end(),
                                    [code](const FaultRow& row) { return row.code == code; });
    return found != kFaults.end() ? found->has : nullptr;
}

}  // namespace sinew::check
