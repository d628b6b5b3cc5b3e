// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/core/first_equal.h"

#include <chrono>
#include <exception>
#include <random>

#include "model/core/finite.h"
namespace sinew {

namespace {

std::uint64_t freshSeed() noexcept {
    const auto now = std::chrono::steady_clock::now().time_since_epoch().count();
    std::uint64_t seed = 0x9e3779b97f4a7c15ULL ^ static_cast<std::uint64_t>(now);
    try {
        std::random_device device;
        seed ^= std::uint64_t{device()} << 32U ^ device();
    } catch (const std::exception&) {
        // Fall back to the clock.
    }
    return seed;
}

}  // namespace

std::uint64_t WordHash::seed() noexcept {
    static const std::uint64_t kSeed = freshSeed();
    return kSeed;
}

std::vector<std::uint32_t> firstAtPlace(std::span<const glm::vec3> points,
                                        const std::stop_token& stop) {
    const auto hashOf = [&](std::uint32_t point) {
        const glm::vec3& p = points[point];
        WordHash hash;
        hash.add(p.x);
        hash.add(p.y);
        hash.add(p.z);
        if (!isFinite(p)) {
            hash.add(point);
        }
        return hash.value();
    };
    const auto equal = [&](std::uint32_t a, std::uint32_t b) {
        return isFinite(points[a]) && points[a] == points[b];
    };
    return firstEqual(points.size(), hashOf, equal, stop);
}

}  // namespace sinew
