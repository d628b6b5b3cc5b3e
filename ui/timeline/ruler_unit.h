// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

#include "model/core/enum_array.h"

namespace sinew {

/// What the labels of the timeline count.
enum class RulerUnit : std::uint8_t { Seconds, Frames, Timecode };

/// A unit of the timeline and its names, in settings and for the user.
struct RulerUnitInfo {
    RulerUnit unit;
    const char* name;   // name in settings
    const char* words;  // text of the button
    const char* title;  // title in a menu
};

/// Every unit, in the order of the enumeration, of menus and of the button that switches.
inline constexpr auto kRulerUnits = std::to_array<RulerUnitInfo>({
    {.unit = RulerUnit::Seconds, .name = "seconds", .words = "Seconds", .title = "Seconds"},
    {.unit = RulerUnit::Frames, .name = "frames", .words = "Frames", .title = "Frames"},
    {.unit = RulerUnit::Timecode, .name = "timecode", .words = "Timecode", .title = "Timecode"},
});
static_assert(rowsFollow(kRulerUnits, &RulerUnitInfo::unit));

/// A unit without a case or without a row does not compile.
[[nodiscard]] constexpr const RulerUnitInfo& rulerUnitInfo(RulerUnit unit) noexcept {
    switch (unit) {
        case RulerUnit::Seconds:
            return std::get<0>(kRulerUnits);
        case RulerUnit::Frames:
            return std::get<1>(kRulerUnits);
        case RulerUnit::Timecode:
            return std::get<2>(kRulerUnits);
    }
    return kRulerUnits.front();
}

}  // namespace sinew
