// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

#include "model/core/enum_array.h"

namespace sinew {

enum class LoopMode : std::uint8_t { Once, Loop, PingPong };

/// A loop mode: its time mapping, and its names in settings and for the user.
struct LoopModeInfo {
    LoopMode mode;
    const char* name;   // key word, and name of the icon
    const char* words;  // label in a list: "Ping-pong"
    const char* title;  // label in a menu
    const char* tip;    // tool tip of a button
    int periodLengths;  // period in clip lengths; 0: it ends instead of looping
    /// Maps time in the period to time in the clip, both in seconds from the start; `length` is
    /// that of the clip. Not called if there is no period.
    double (*fold)(double passed, double length) noexcept;

    [[nodiscard]] constexpr bool repeats() const noexcept { return periodLengths > 0; }
};

/// Every loop mode, in the order of the enumeration and of menus.
inline constexpr auto kLoopModes = std::to_array<LoopModeInfo>({
    {.mode = LoopMode::Once,
     .name = "once",
     .words = "Once",
     .title = "Once",
     .tip = "Once: stop at the end",
     .periodLengths = 0,
     .fold = [](double passed, double) noexcept { return passed; }},
    {.mode = LoopMode::Loop,
     .name = "loop",
     .words = "Loop",
     .title = "Loop",
     .tip = "Loop: start again at the end",
     .periodLengths = 1,
     .fold = [](double passed, double) noexcept { return passed; }},
    {.mode = LoopMode::PingPong,
     .name = "ping-pong",
     .words = "Ping-pong",
     .title = "Ping-pong",
     .tip = "Ping-pong: play forwards, then backwards",
     .periodLengths = 2,
     .fold =
         [](double passed, double length) noexcept {
             return passed <= length ? passed : 2.0 * length - passed;
         }},
});
static_assert(rowsFollow(kLoopModes, &LoopModeInfo::mode));

/// A mode without a case or without a row does not compile.
[[nodiscard]] constexpr const LoopModeInfo& loopModeInfo(LoopMode mode) noexcept {
    switch (mode) {
        case LoopMode::Once:
            return std::get<0>(kLoopModes);
        case LoopMode::Loop:
            return std::get<1>(kLoopModes);
        case LoopMode::PingPong:
            return std::get<2>(kLoopModes);
    }
    return kLoopModes.front();
}

}  // namespace sinew
