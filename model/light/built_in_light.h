// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>

#include "model/core/result.h"

namespace sinew {

struct Environment;

/// An environment that the program makes itself.
struct BuiltInLight {
    std::string_view name;   // name in looks, settings and on the command line; empty: the studio
    std::string_view label;  // shown to the user
    std::string_view tip;
};

/// The studio first.
[[nodiscard]] std::span<const BuiltInLight> builtInLights() noexcept;

/// Names with this prefix are never paths; a file of that name is reached as ./builtin:…
inline constexpr std::string_view kBuiltInPrefix = "builtin:";
[[nodiscard]] bool isBuiltInName(std::string_view name) noexcept;  // also an empty one
/// The row of a name; "builtin:studio" is the studio. Null: none.
[[nodiscard]] const BuiltInLight* findBuiltInLight(std::string_view name) noexcept;

/// The environment that a look names, prefiltered: null for the studio and for "builtin:none",
/// whose light is the studio's times 0; otherwise a built-in one or
/// a .hdr file. Uses all cores; takes a few seconds. `progress` is called on this thread with
/// values from 0 to 1. Errors: InvalidRequest for an unknown built-in name, and those of readHdr.
/// Null if stopped.
[[nodiscard]] Result<std::shared_ptr<const Environment>> namedEnvironment(
    const std::string& name, const std::function<void(float)>& progress = {},
    const std::stop_token& stop = {});

}  // namespace sinew
