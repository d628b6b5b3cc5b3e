// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/loop.h"

#include <algorithm>
#include <cmath>

#include "model/check/clip_purpose.h"

namespace sinew::check {
namespace {

constexpr double kClosed = 0.02;      // of the track's range: tolerance for rounding
constexpr double kMostTracks = 0.75;  // share of moving tracks that must end as they start for a
                                      // loop
constexpr std::size_t kFewTracks = 3;
constexpr std::size_t kFewKeys = 4;

// Smaller motion is invisible. A track of a few hundredths of a degree is solver noise.
constexpr double kVisibleAngle = 0.5 * 3.14159265 / 180.0;
constexpr double kVisiblePart = 0.002;  // of the track's own largest value
constexpr double kVisibleWeight = 0.01;

// In a track that travels steadily the last step is like the others; a jump is far longer.
constexpr double kLongStep = 3.0;

// How much larger the change of speed at the seam must be than any inside the clip.
constexpr double kSharpKink = 2.0;

double visible(const Curve& curve) {
    switch (curve.path()) {
        case ChannelPath::Rotation:
            return kVisibleAngle;
        case ChannelPath::Weights:
            return kVisibleWeight;
        case ChannelPath::Translation:
        case ChannelPath::Scale:
            break;
    }
    double largest = 0.0;
    for (std::size_t key = 0; key < curve.keyCount(); ++key) {
        for (const float value : curve.value(key)) {
            largest = std::max(largest, std::abs(static_cast<double>(value)));
        }
    }
    return kVisiblePart * largest;
}

double duration(const Curve& curve) {
    return static_cast<double>(curve.sampler().times.back()) -
           static_cast<double>(curve.sampler().times.front());
}

// Distance per second between consecutive keys.
double stepSpeed(const Curve& curve, std::size_t key) {
    const double time = static_cast<double>(curve.sampler().times[key + 1]) -
                        static_cast<double>(curve.sampler().times[key]);
    return time > 0.0 ? curve.distance(curve.value(key), curve.value(key + 1)) / time : 0.0;
}

// The speed at an end of a motion that comes to rest, relative to the mean speed of the track.
constexpr double kRestSpeed = 0.25;

bool restsAtEnds(const Curve& curve) {
    const std::size_t steps = curve.keyCount() - 1;
    double path = 0.0;
    for (std::size_t key = 0; key < steps; ++key) {
        path += curve.distance(curve.value(key), curve.value(key + 1));
    }
    if (steps + 1 < kFewKeys || !(duration(curve) > 0.0)) {
        return false;
    }
    const double slow = kRestSpeed * path / duration(curve);
    return stepSpeed(curve, 0) <= slow && stepSpeed(curve, steps - 1) <= slow;
}

bool travels(const Curve& curve, double gap) {
    const std::size_t last = curve.keyCount() - 1;
    if (last < 2 || !(duration(curve) > 0.0)) {
        return true;
    }
    return stepSpeed(curve, last - 1) <= kLongStep * gap / duration(curve);
}

using Speed = std::vector<double>;

// Per component and second. Quaternions are flipped to one hemisphere first.
Speed speedBetween(const Curve& curve, std::size_t key) {
    const std::span<const float> a = curve.value(key);
    const std::span<const float> b = curve.value(key + 1);
    const double time = static_cast<double>(curve.sampler().times[key + 1]) -
                        static_cast<double>(curve.sampler().times[key]);
    double sign = 1.0;
    if (curve.path() == ChannelPath::Rotation) {
        double dot = 0.0;
        for (std::size_t i = 0; i < 4; ++i) {
            dot += static_cast<double>(a[i]) * static_cast<double>(b[i]);
        }
        sign = dot < 0.0 ? -1.0 : 1.0;
    }
    Speed speed(a.size(), 0.0);
    if (time > 0.0) {
        for (std::size_t i = 0; i < a.size(); ++i) {
            speed[i] = (sign * static_cast<double>(b[i]) - static_cast<double>(a[i])) / time;
        }
    }
    return speed;
}

double difference(const Speed& a, const Speed& b, double sign) {
    double sum = 0.0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        sum += (a[i] - sign * b[i]) * (a[i] - sign * b[i]);
    }
    return std::sqrt(sum);
}

// Change of speed at the seam, in the curve's unit per second; 0 if it is as large inside the clip.
double kink(const Curve& curve) {
    const std::size_t last = curve.keyCount() - 1;
    if (curve.sampler().interpolation != Interpolation::Linear || last + 1 < kFewKeys) {
        return 0.0;
    }
    double inside = 0.0;
    Speed before = speedBetween(curve, 0);
    const Speed first = before;
    for (std::size_t key = 1; key < last; ++key) {
        Speed now = speedBetween(curve, key);
        inside = std::max(
            inside, std::min(difference(before, now, 1.0), curve.path() == ChannelPath::Rotation
                                                               ? difference(before, now, -1.0)
                                                               : difference(before, now, 1.0)));
        before = std::move(now);
    }
    double seam = difference(before, first, 1.0);
    if (curve.path() == ChannelPath::Rotation) {
        seam = 2.0 * std::min(seam, difference(before, first, -1.0));  // half angles
    }
    const double inUnit = curve.path() == ChannelPath::Rotation ? 2.0 * inside : inside;
    return seam > kSharpKink * inUnit && seam * duration(curve) > 2.0 * curve.range() ? seam : 0.0;
}

// Per node: whether the clip moves one of its ancestors.
std::vector<bool> movedFromAbove(const Asset& asset, const Animation& clip) {
    std::vector<bool> moved(asset.nodes.size(), false);
    for (const Channel& channel : clip.channels) {
        if (channel.path != ChannelPath::Weights) {
            moved[channel.node.value] = true;
        }
    }
    std::vector<bool> above(asset.nodes.size(), false);
    for (const NodeIndex node : asset.parentsFirst) {
        if (const NodeIndex parent = asset[node].parent) {
            above[node.value] = moved[parent.value] || above[parent.value];
        }
    }
    return above;
}

// Facts shared by all channels that interpret a sampler the same way.
struct SeamFacts {
    bool moves = false;
    bool isClosed = false;  // ends as it starts
    bool rests = false;     // at both ends
    double range = 0.0;
    double gap = 0.0;   // between first and last key
    double kink = 0.0;  // of a closed track
    bool travels = false;
};

SeamFacts seamOf(const Curve& curve) {
    SeamFacts facts;
    facts.range = curve.range();
    const double least = visible(curve);
    facts.moves = facts.range > std::max(least, curve.tolerance());
    if (!facts.moves) {
        return facts;
    }
    facts.rests = restsAtEnds(curve);
    facts.gap = curve.distance(curve.value(0), curve.value(curve.keyCount() - 1));
    facts.isClosed = facts.gap <= std::max(kClosed * facts.range, least);
    if (facts.isClosed) {
        facts.kink = kink(curve);
    } else {
        facts.travels = travels(curve, facts.gap);
    }
    return facts;
}

void largestFirst(std::vector<LoopTrack>& tracks) {
    std::stable_sort(tracks.begin(), tracks.end(), [](const LoopTrack& a, const LoopTrack& b) {
        return a.gap / a.range > b.gap / b.range;
    });
}

}  // namespace

Loop lookAtLoop(const Asset& asset, AnimationIndex animation, const std::stop_token& stop) {
    const Animation& clip = asset[animation];
    const std::vector<bool> carried = movedFromAbove(asset, clip);
    FactsOfCurves<SeamFacts> known(clip.samplers.size());
    Loop loop;
    std::size_t closed = 0;
    std::size_t resting = 0;
    for (const Channel& channel : clip.channels) {
        if (stop.stop_requested()) {
            return {};
        }
        const Curve curve(asset, animation, channel);
        if (curve.keyCount() < 2) {
            continue;
        }
        const SeamFacts& seam = known.of(curve, seamOf);
        if (!seam.moves) {
            continue;
        }
        ++loop.movingTracks;
        resting += seam.rests ? 1U : 0U;
        if (seam.isClosed) {
            ++closed;
            if (seam.kink > 0.0) {
                loop.kinks.push_back({curve, seam.kink, seam.range});
            }
        } else if (carried[channel.node.value] || !seam.travels) {
            loop.jumps.push_back({curve, seam.gap, seam.range});
        }
    }
    const double most = kMostTracks * static_cast<double>(loop.movingTracks);
    loop.isLoop = loop.movingTracks >= kFewTracks && static_cast<double>(closed) >= most;
    loop.restsAtEnds = static_cast<double>(resting) >= most;
    largestFirst(loop.jumps);
    largestFirst(loop.kinks);
    return loop;
}

bool isOneShot(const Animation& animation, const Loop& loop) {
    const ClipPurpose purpose = clipPurpose(animation.name);
    return purpose == ClipPurpose::OneShot || (purpose == ClipPurpose::Unknown && loop.restsAtEnds);
}

}  // namespace sinew::check
