// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/tracks/spline_turns.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr std::size_t kMostSolved = 4;  // components

}  // namespace

void appendSplineTurns(const Sampler& sampler, std::size_t key, std::vector<float>& times) {
    const double start = double{sampler.times[key]};
    const double spacing = double{sampler.times[key + 1]} - start;
    const std::size_t width = sampler.width;
    const float* from = sampler.values.data() + key * sampler.keyStride();
    const float* to = from + sampler.keyStride();
    const auto append = [&](double t) {
        const auto seconds = static_cast<float>(start + t * spacing);
        if (seconds > sampler.times[key] && seconds < sampler.times[key + 1]) {
            times.push_back(seconds);
        }
    };
    for (std::size_t i = 0; i < std::min(width, kMostSolved); ++i) {
        // The derivative by the fraction t: a t² + b t + c (appendix C.5).
        const double change = double{to[width + i]} - double{from[width + i]};
        const double out = spacing * double{from[2 * width + i]};
        const double in = spacing * double{to[i]};
        const double a = 3.0 * (out + in) - 6.0 * change;
        const double b = 6.0 * change - 4.0 * out - 2.0 * in;
        const double root = b * b - 4.0 * a * out;
        if (!(root >= 0.0)) {
            continue;
        }
        const double sum = -0.5 * (b + std::copysign(std::sqrt(root), b));
        if (a != 0.0) {
            append(sum / a);
        }
        if (sum != 0.0) {
            append(out / sum);
        }
    }
}

}  // namespace sinew
