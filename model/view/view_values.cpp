// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/view_values.h"

#include <cmath>
#include <set>

namespace sinew {

namespace {

/// Calls `visit(joint, weight)` for every slot, set by set.
template <class Visit>
void forEachSlot(const Primitive& primitive, std::size_t vertex, const Visit& visit) {
    for (const InfluenceSet& set : primitive.influenceSets) {
        const glm::u16vec4 joints = set.joints[vertex];
        const glm::vec4 weights = set.weights[vertex];
        for (glm::length_t slot = 0; slot < 4; ++slot) {
            visit(std::size_t{joints[slot]}, weights[slot]);
        }
    }
}

}  // namespace

float weightOf(const Primitive& primitive, std::size_t vertex,
               const std::vector<bool>& joints) noexcept {
    float sum = 0.0F;
    forEachSlot(primitive, vertex, [&](std::size_t joint, float weight) {
        sum += joint < joints.size() && joints[joint] ? weight : 0.0F;
    });
    return sum;
}

bool hasWeight(const Primitive& primitive, std::size_t vertex) noexcept {
    bool any = false;
    forEachSlot(primitive, vertex, [&](std::size_t, float weight) { any |= weight != 0.0F; });
    return any;
}

std::optional<glm::vec3> meanColor(const Primitive& primitive, std::size_t vertex,
                                   std::span<const glm::u8vec3> colors) noexcept {
    glm::vec3 sum(0.0F);
    float total = 0.0F;
    forEachSlot(primitive, vertex, [&](std::size_t joint, float weight) {
        if (joint < colors.size()) {
            sum += weight * (glm::vec3(colors[joint]) / 255.0F);
            total += weight;
        }
    });
    return total != 0.0F ? std::optional(sum / total) : std::nullopt;
}

std::uint32_t wastedSlots(const Primitive& primitive, std::size_t vertex) {
    std::uint32_t count = 0;
    std::set<std::size_t> seen;
    forEachSlot(primitive, vertex, [&](std::size_t joint, float weight) {
        if (weight != 0.0F) {
            const bool again = !seen.insert(joint).second;
            count += again || std::abs(weight) < kWastedWeight ? 1U : 0U;
        }
    });
    return count;
}

SlotFault slotFault(const Primitive& primitive, std::size_t vertex, std::size_t joints) noexcept {
    SlotFault fault = SlotFault::NoWeight;
    forEachSlot(primitive, vertex, [&](std::size_t joint, float weight) {
        if (weight != 0.0F && joint >= joints) {
            fault = SlotFault::NoSuchJoint;
        } else if (weight != 0.0F && fault == SlotFault::NoWeight) {
            fault = SlotFault::None;
        }
    });
    return fault;
}

}  // namespace sinew
