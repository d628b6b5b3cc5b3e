// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/clip/key_track.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <utility>

namespace sinew {

namespace {

// Buckets with at least this many keys are searched; smaller ones are counted without branches.
constexpr std::size_t kCrowd = 4;
// Number of keys after the hint that are tried; enough for playback at double speed.
constexpr std::size_t kLookAhead = 3;

}  // namespace

KeyTrack::KeyTrack(std::vector<float> times) : m_count(times.size()), m_times(std::move(times)) {
    assert(m_count > 0);
    const double range = double{m_times.back()} - double{m_times.front()};
    m_times.resize(m_count + std::max(kCrowd, kLookAhead + 1),
                   std::numeric_limits<float>::infinity());
    if (!(range > 0.0)) {
        return;  // every time maps to the first or the last key
    }
    const std::size_t buckets = m_count;
    m_bucketsPerSecond = static_cast<double>(buckets) / range;
    m_bucketStarts.assign(buckets + 1, 0);
    for (const float time : this->times()) {
        ++m_bucketStarts[bucketOf(time) + 1];
    }
    for (std::size_t i = 1; i <= buckets; ++i) {
        m_bucketStarts[i] += m_bucketStarts[i - 1];
    }
}

// Monotonic in time despite rounding, so keys of earlier buckets are earlier.
std::size_t KeyTrack::bucketOf(float time) const noexcept {
    const double bucket = (double{time} - double{m_times.front()}) * m_bucketsPerSecond;
    return std::min(static_cast<std::size_t>(bucket), m_count - 1);
}

/// The last key not after `time`, which is between the first and the last key.
std::size_t KeyTrack::search(float time, std::uint32_t hint) const noexcept {
    const float* near = m_times.data() + std::min(std::size_t{hint}, m_count);
    for (std::size_t i = 0; i < kLookAhead; ++i) {
        // One branch: rarely taken at random times, nearly always during playback.
        if (static_cast<int>(near[i] <= time) & static_cast<int>(time < near[i + 1])) {
            return static_cast<std::size_t>(near - m_times.data()) + i;
        }
    }
    const std::size_t bucket = bucketOf(time);
    const std::size_t first = m_bucketStarts[bucket];
    const std::size_t end = m_bucketStarts[bucket + 1];
    if (end - first >= kCrowd) {
        const auto begin = m_times.begin();
        return static_cast<std::size_t>(std::upper_bound(begin + static_cast<std::ptrdiff_t>(first),
                                                         begin + static_cast<std::ptrdiff_t>(end),
                                                         time) -
                                        begin) -
               1;
    }
    // Keys of later buckets are after `time`, so comparing as many keys as the fullest bucket has
    // is safe.
    std::size_t passed = 0;
    for (std::size_t i = 0; i < kCrowd; ++i) {
        passed += m_times[first + i] <= time ? 1 : 0;
    }
    return first + passed - 1;
}

KeySpan KeyTrack::find(float time, std::uint32_t hint) const noexcept {
    if (!(time >= m_times.front())) {  // also: not a number
        return {};
    }
    if (time >= m_times[m_count - 1]) {
        return lastKey(times());
    }
    return keysFrom(times(), search(time, hint), time);
}

}  // namespace sinew
