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

/// The worst cases for loader and lint (model/demo/worst_case.h), and many skins of many joints,
/// clips, feet and draws: about 30 kilobytes each.
[[nodiscard]] std::vector<Seed> worstSeeds();

/// The same for images: files with a PNG, a JPEG header and an invalid image.
[[nodiscard]] std::vector<Seed> imageSeeds();

[[nodiscard]] std::vector<Seed> jsonPointerSeeds();

/// Arbitrary bytes for the structured target.
[[nodiscard]] std::vector<Seed> stateSeeds();
[[nodiscard]] std::vector<Seed> accessorSeeds();

/// Rule files: every kind of setting, comments, and what is refused.
[[nodiscard]] std::vector<Seed> ruleSeeds();

// Codec streams in the format of their targets.
[[nodiscard]] std::vector<Seed> meshoptSeeds();
[[nodiscard]] std::vector<Seed> dracoSeeds();
[[nodiscard]] std::vector<Seed> webpSeeds();
[[nodiscard]] std::vector<Seed> ktx2Seeds();
[[nodiscard]] std::vector<Seed> uastcSeeds();

}  // namespace sinew::fuzz
