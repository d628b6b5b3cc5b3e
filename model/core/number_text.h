// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <charconv>
#include <optional>
#include <string_view>

namespace sinew {

/// The number that a text is as a whole; none: it is anything else. `base`: only of integers.
template <class Number, class... Base>
[[nodiscard]] std::optional<Number> numberIn(std::string_view text, Base... base) noexcept {
    Number value{};
    const char* const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, value, base...);
    return !text.empty() && error == std::errc{} && rest == end ? std::optional(value)
                                                                : std::nullopt;
}

}  // namespace sinew
