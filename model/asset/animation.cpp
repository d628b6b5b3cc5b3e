// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/asset/animation.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace sinew {
namespace {

// The first rate that fits wins, so keys at whole seconds give 30. 12 and 15 would add nothing:
// keys on twos also fit 24 and 30.
constexpr std::array kRates{30.0, 24.0, 25.0, 60.0, 50.0, 48.0, 120.0};

// Maximum distance of a key from the frame grid, in frames. Single precision at large times and
// exporters that round to milliseconds stay below it; a wrong rate does not.
constexpr double kTolerance = 0.07;

std::vector<double> keyTimes(const Animation& animation) {
    std::set<SamplerIndex> used;
    for (const Channel& channel : animation.channels) {
        used.insert(channel.sampler);
    }
    for (const PropertyChannel& channel : animation.propertyChannels) {
        used.insert(channel.sampler);
    }
    std::vector<double> times;
    const std::vector<float>* before = nullptr;
    for (const SamplerIndex index : used) {
        const Sampler& sampler = animation.samplers[index.value];
        if (before != nullptr && *before == sampler.times) {
            continue;  // curves may share one accessor of times
        }
        before = &sampler.times;
        times.insert(times.end(), sampler.times.begin(), sampler.times.end());
    }
    std::sort(times.begin(), times.end());
    times.erase(std::unique(times.begin(), times.end()), times.end());
    return times;
}

bool fits(const std::vector<double>& times, double rate) {
    return std::all_of(times.begin(), times.end(), [&](double time) {
        const double frame = time * rate;
        return std::abs(frame - std::round(frame)) <= kTolerance;
    });
}

}  // namespace

float guessFrameRate(const Animation& animation) {
    const std::vector<double> times = keyTimes(animation);
    if (times.size() < 2) {
        return 0.0F;
    }
    for (const double rate : kRates) {
        if (fits(times, rate)) {
            return static_cast<float>(rate);
        }
    }
    return 0.0F;
}

}  // namespace sinew
