// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// Seeds whose cost may grow with the square of their size.
#include <algorithm>

#include "model/demo/worst_case.h"
#include "tests/fuzz/seed_files.h"

namespace sinew::fuzz {
namespace {

constexpr std::size_t kSeedBytes = 30'000;

/// The largest size whose file has at most `kSeedBytes`.
std::vector<std::uint8_t> fitting(const demo::WorstCase& which) {
    std::vector<std::uint8_t> best = which.make(8);
    for (std::uint32_t size = 16; size <= which.size; size += size / 2) {
        std::vector<std::uint8_t> larger = which.make(size);
        if (larger.size() > kSeedBytes) {
            break;
        }
        best = std::move(larger);
    }
    return best;
}

}  // namespace

std::vector<Seed> worstSeeds() {
    std::vector<Seed> seeds;
    for (const demo::WorstCase& one : demo::worstCases()) {
        seeds.push_back({.name = "worst_" + std::string(one.name), .bytes = fitting(one)});
    }
    return seeds;
}

}  // namespace sinew::fuzz
