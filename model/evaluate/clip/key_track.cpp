// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/clip/key_track.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace sinew {

namespace {

// How many keys ahead of the hint are tried: playing at half or double speed stays inside.
constexpr std::size_t kLookAhead = 3;

bool holdsBetween(const std::vector<float>& times, std::size_t key, float time) noexcept {
    return times[key] <= time && time < times[key + 1];
}

}  // namespace

KeyTrack::KeyTrack(std::vector<float> times) : m_times(std::move(times)) {
    assert(!m_times.empty());
    const double range = double{m_times.back()} - double{m_times.front()};
    if (!(range > 0.0)) {
        return;  // every time is answered by the first or the last key
    }
    const std::size_t buckets = m_times.size();
    m_bucketsPerSecond = static_cast<double>(buckets) / range;
    m_bucketStarts.assign(buckets + 1, 0);
    for (const float time : m_times) {
        ++m_bucketStarts[bucketOf(time) + 1];
    }
    for (std::size_t i = 1; i <= buckets; ++i) {
        m_bucketStarts[i] += m_bucketStarts[i - 1];
    }
}

// Never decreases with time, so a key of an earlier bucket is earlier, whatever was rounded.
std::size_t KeyTrack::bucketOf(float time) const noexcept {
    const double bucket = (double{time} - double{m_times.front()}) * m_bucketsPerSecond;
    return std::min(static_cast<std::size_t>(bucket), m_times.size() - 1);
}

/// The last key that is not after `time`, which lies between the first and the last key.
std::size_t KeyTrack::search(float time) const noexcept {
    const std::size_t bucket = bucketOf(time);
    const auto begin = m_times.begin() + m_bucketStarts[bucket];
    const auto end = m_times.begin() + m_bucketStarts[bucket + 1];
    return static_cast<std::size_t>(std::upper_bound(begin, end, time) - m_times.begin()) - 1;
}

KeySpan KeyTrack::find(float time, std::uint32_t hint) const noexcept {
    if (!(time >= m_times.front())) {  // also: not a number
        return {};
    }
    if (time >= m_times.back()) {
        return lastKey(m_times);
    }
    for (std::size_t key = hint; key < std::size_t{hint} + kLookAhead; ++key) {
        if (key + 1 >= m_times.size()) {
            break;
        }
        if (holdsBetween(m_times, key, time)) {
            return keysFrom(m_times, key, time);
        }
    }
    return keysFrom(m_times, search(time), time);
}

}  // namespace sinew
