// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace sinew::fuzz {

struct Seed {
    std::string name;
    std::vector<std::uint8_t> bytes;
};

/// Small files that together use every feature and every extension that the loader reads.
[[nodiscard]] std::vector<Seed> loadSeeds();

/// The same for images: files with a PNG, a JPEG header and what is neither.
[[nodiscard]] std::vector<Seed> imageSeeds();

[[nodiscard]] std::vector<Seed> jsonPointerSeeds();

/// Bytes for the structured target: any will do.
[[nodiscard]] std::vector<Seed> accessorSeeds();

}  // namespace sinew::fuzz
