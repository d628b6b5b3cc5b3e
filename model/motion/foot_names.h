// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace sinew {

/// What a name says about a foot; the better place to look for contact comes first.
enum class FootWord : std::uint8_t { Ball, Toe, Foot, Paw, Hoof, Heel, Ankle };

/// None for other names, and for helpers such as "foot_ik", "heel_roll" and "toe_end".
[[nodiscard]] std::optional<FootWord> footWord(std::string_view name);

/// Whether the last of several nodes of one foot that share a word touches the ground. Toes
/// start at the ball of the foot, a foot or paw ends there.
[[nodiscard]] bool prefersDeeper(FootWord word) noexcept;

/// Names of what ends in the air or trails along the ground: tail, hair, fin, cape.
[[nodiscard]] bool isNoLimb(std::string_view name);

}  // namespace sinew
