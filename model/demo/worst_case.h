// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace sinew::demo {

/// An adversarial file that is expensive to load or check. The loader and the lint must process it
/// in O(n log n) time.
struct WorstCase {
    std::string_view name;   // "one-spot"
    std::string_view words;  // what the file has many of
    std::uint32_t size = 0;  // the largest size that is usually measured
    std::vector<std::uint8_t> (*make)(std::uint32_t size) = nullptr;  // a binary glTF file
};

/// All of them, by name.
[[nodiscard]] std::span<const WorstCase> worstCases();

/// Null if the name is unknown.
[[nodiscard]] const WorstCase* findWorstCase(std::string_view name);

}  // namespace sinew::demo
