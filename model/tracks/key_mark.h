// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "model/core/diagnostic.h"

namespace sinew {

/// What is known about a key, or about several together. The first eight are findings.
enum class KeyBit : std::uint16_t {
    NotFinite = 1U << 0U,    // infinite or NaN (ACCESSOR_NOT_FINITE)
    NotUnit = 1U << 1U,      // no unit quaternion (KEY_ROTATION_NOT_UNIT)
    SameTime = 1U << 2U,     // same time as the key before (TIMES_NOT_INCREASING)
    SignFlipped = 1U << 3U,  // sign flipped against the key before (KEY_ROTATION_SIGN_FLIPPED)
    HalfTurn = 1U << 4U,     // half a turn away from the key before (KEY_ROTATION_HALF_TURN)
    LoopSeam = 1U << 5U,     // an end of a track that does not close (LOOP_SEAM)
    SpeedJump = 1U << 6U,    // an end of a track that changes speed there (LOOP_SPEED_JUMP)
    OffGrid = 1U << 7U,      // key between frames (KEY_OFF_FRAME_GRID)

    Linear = 1U << 8U,
    Step = 1U << 9U,
    Spline = 1U << 10U,
    Held = 1U << 11U,  // the value stays the same until the next key

    Info = 1U << 12U,  // the severities of the findings
    Warning = 1U << 13U,
    Error = 1U << 14U,
};

/// A set of KeyBits.
class KeyMark {
public:
    constexpr KeyMark() noexcept = default;
    constexpr KeyMark(KeyBit bit) noexcept : m_bits(static_cast<std::uint16_t>(bit)) {}

    [[nodiscard]] constexpr bool has(KeyBit bit) const noexcept {
        return (m_bits & static_cast<std::uint16_t>(bit)) != 0;
    }
    constexpr void add(KeyMark other) noexcept {
        m_bits = static_cast<std::uint16_t>(m_bits | other.m_bits);
    }
    constexpr void remove(KeyBit bit) noexcept {
        m_bits = static_cast<std::uint16_t>(m_bits & ~static_cast<std::uint16_t>(bit));
    }
    /// The worst of its findings; none if there is nothing wrong.
    [[nodiscard]] constexpr std::optional<Severity> severity() const noexcept {
        return has(KeyBit::Error)     ? std::optional(Severity::Error)
               : has(KeyBit::Warning) ? std::optional(Severity::Warning)
               : has(KeyBit::Info)    ? std::optional(Severity::Info)
                                      : std::nullopt;
    }

    constexpr bool operator==(const KeyMark&) const noexcept = default;

private:
    std::uint16_t m_bits = 0;
};

/// A finding that keys are marked with.
struct KeyFinding {
    KeyBit bit;
    std::string_view code;   // code of its Rule
    std::string_view words;  // tool tip: "sign flipped against the key before"
};

inline constexpr KeyFinding kKeyFindings[] = {
    {KeyBit::NotFinite, "ACCESSOR_NOT_FINITE", "not a finite number"},
    {KeyBit::NotUnit, "KEY_ROTATION_NOT_UNIT", "not a unit quaternion"},
    {KeyBit::SameTime, "TIMES_NOT_INCREASING", "several keys at this time; the last one is used"},
    {KeyBit::SignFlipped, "KEY_ROTATION_SIGN_FLIPPED", "sign flipped against the key before"},
    {KeyBit::HalfTurn, "KEY_ROTATION_HALF_TURN",
     "half a turn from the key before: rounding decides the direction"},
    {KeyBit::LoopSeam, "LOOP_SEAM", "jumps from the last key to the first in a loop"},
    {KeyBit::SpeedJump, "LOOP_SPEED_JUMP", "changes speed abruptly where the loop closes"},
    {KeyBit::OffGrid, "KEY_OFF_FRAME_GRID", "between frames"},
};

}  // namespace sinew
