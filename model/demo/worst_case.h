// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace sinew::demo {

/// A file that is laid out to make loading it or checking it take long: what the loader and the
/// lint have to take in a time that grows no faster than the size times its logarithm.
struct WorstCase {
    std::string_view name;   // "one-spot"
    std::string_view words;  // what there is so much of
    std::uint32_t size = 0;  // of the largest that is usually measured
    std::vector<std::uint8_t> (*make)(std::uint32_t size) = nullptr;  // a binary glTF file
};

/// All of them, by name.
[[nodiscard]] std::span<const WorstCase> worstCases() noexcept;

/// Null where there is none of that name.
[[nodiscard]] const WorstCase* findWorstCase(std::string_view name) noexcept;

}  // namespace sinew::demo
