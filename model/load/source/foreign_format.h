// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace sinew::load {

/// The format of a file that is not glTF, by its first bytes: "a JPEG image", "an FBX file", "a web
/// page (HTML)". Empty if it may be glTF or is unknown. Never the name of a text that starts like
/// JSON.
[[nodiscard]] std::string_view foreignFormat(std::span<const std::uint8_t> bytes) noexcept;

}  // namespace sinew::load
