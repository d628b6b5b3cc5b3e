// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/facts/key_times.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

namespace sinew {

namespace {

using Times = std::vector<float>;

Times distinct(std::span<const float> ascending) {
    Times times;
    times.reserve(ascending.size());
    std::unique_copy(ascending.begin(), ascending.end(), std::back_inserter(times));
    return times;
}

/// Both lists are ascending without duplicates, and so is the result.
Times merged(const Times& a, Times b) {
    if (b.empty() || a == b) {  // curves often have the same times
        return a;
    }
    Times all;
    all.reserve(a.size() + b.size());
    std::set_union(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(all));
    return all;
}

}  // namespace

std::vector<float> keyTimesOf(const Animation& animation, std::span<const SamplerIndex> samplers,
                              const std::stop_token& stop) {
    std::vector<Times> lists;
    std::set<std::pair<const float*, std::size_t>>
        seen;  // samplers of one accessor share its times
    for (const SamplerIndex sampler : samplers) {
        if (sampler.value >= animation.samplers.size() || stop.stop_requested()) {
            continue;
        }
        const SharedArray<float>& times = animation.samplers[sampler.value].times;
        if (seen.emplace(times.data(), times.size()).second) {
            lists.push_back(distinct(times));
        }
    }
    while (lists.size() > 1 && !stop.stop_requested()) {  // merges in pairs: O(n log n)
        const std::size_t half = (lists.size() + 1) / 2;
        for (std::size_t i = half; i < lists.size() && !stop.stop_requested(); ++i) {
            lists[i - half] = merged(lists[i - half], std::exchange(lists[i], {}));
        }
        lists.resize(half);
    }
    return lists.empty() || stop.stop_requested() ? Times() : std::move(lists.front());
}

std::vector<float> keyTimesOf(const Animation& animation, const std::stop_token& stop) {
    std::vector<SamplerIndex> samplers;
    samplers.reserve(animation.channels.size() + animation.propertyChannels.size());
    for (const Channel& channel : animation.channels) {
        samplers.push_back(channel.sampler);
    }
    for (const PropertyChannel& channel : animation.propertyChannels) {
        samplers.push_back(channel.sampler);
    }
    return keyTimesOf(animation, samplers, stop);
}

ClipTimes timesOf(const Animation& animation) {
    std::vector<float> keys = keyTimesOf(animation);
    const FrameGrid grid = frameGridOf(keys);
    return {std::move(keys), grid};
}

}  // namespace sinew
