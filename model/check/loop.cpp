// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/loop.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include "model/check/clip_purpose.h"

namespace sinew::check {
namespace {

// The parameters of LOOP_SEAM and LOOP_SPEED_JUMP.
struct LoopParameters {
    CurveTolerance constant;  // what stays within it does not move
    double closed = 0.0;
    double tracks = 0.0;
    double fewestTracks = 0.0;
    double fewestKeys = 0.0;
    double angle = 0.0;  // radians
    double size = 0.0;
    double weight = 0.0;
    double longStep = 0.0;
    double restSpeed = 0.0;
    double sharper = 0.0;

    explicit LoopParameters(const CheckPolicy& policy)
        : constant(constantTolerance(policy)),
          closed(policy.parameter("LOOP_SEAM", "closed")),
          tracks(policy.parameter("LOOP_SEAM", "tracks")),
          fewestTracks(policy.parameter("LOOP_SEAM", "fewestTracks")),
          fewestKeys(policy.parameter("LOOP_SEAM", "fewestKeys")),
          angle(glm::radians(policy.parameter("LOOP_SEAM", "angle"))),
          size(policy.parameter("LOOP_SEAM", "size")),
          weight(policy.parameter("LOOP_SEAM", "weight")),
          longStep(policy.parameter("LOOP_SEAM", "longStep")),
          restSpeed(policy.parameter("LOOP_SEAM", "restSpeed")),
          sharper(policy.parameter("LOOP_SPEED_JUMP", "sharper")) {}

    [[nodiscard]] bool isTooShort(const Curve& curve) const {
        return static_cast<double>(curve.keyCount()) < fewestKeys;
    }
};

// The largest motion that is invisible, in the unit of Curve::distance.
double invisible(const Curve& curve, const LoopParameters& parameters) {
    switch (curve.path()) {
        case ChannelPath::Rotation:
            return parameters.angle;
        case ChannelPath::Weights:
            return parameters.weight;
        case ChannelPath::Translation:
        case ChannelPath::Scale:
            break;
    }
    double largest = 0.0;
    for (std::size_t key = 0; key < curve.keyCount(); ++key) {
        for (const float value : curve.value(key)) {
            largest = std::max(largest, std::abs(double{value}));
        }
    }
    return parameters.size * largest;
}

// Distance per second between consecutive keys.
double stepSpeed(const Curve& curve, std::size_t key) {
    const double time = curve.time(key + 1) - curve.time(key);
    return time > 0.0 ? curve.step(key, key + 1) / time : 0.0;
}

bool restsAtEnds(const Curve& curve, const LoopParameters& parameters) {
    const std::size_t steps = curve.keyCount() - 1;
    double path = 0.0;
    for (std::size_t key = 0; key < steps; ++key) {
        path += curve.step(key, key + 1);
    }
    if (parameters.isTooShort(curve) || !(curve.duration() > 0.0)) {
        return false;
    }
    const double slow = parameters.restSpeed * path / curve.duration();
    return stepSpeed(curve, 0) <= slow && stepSpeed(curve, steps - 1) <= slow;
}

// In a track that travels steadily the last step is like the others; a jump is far longer.
bool travels(const Curve& curve, double gap, const LoopParameters& parameters) {
    const std::size_t last = curve.keyCount() - 1;
    if (last < 2 || !(curve.duration() > 0.0)) {
        return true;
    }
    return stepSpeed(curve, last - 1) <= parameters.longStep * gap / curve.duration();
}

using Speed = std::vector<double>;

// Per component and second. Quaternions are flipped to one hemisphere first.
Speed speedBetween(const Curve& curve, std::size_t key) {
    const std::span<const float> a = curve.value(key);
    const std::span<const float> b = curve.value(key + 1);
    const double time = curve.time(key + 1) - curve.time(key);
    const double sign = curve.isRotation() && quaternionDot(a, b) < 0.0 ? -1.0 : 1.0;
    Speed speed(a.size(), 0.0);
    if (time > 0.0) {
        for (std::size_t i = 0; i < a.size(); ++i) {
            speed[i] = (sign * double{b[i]} - double{a[i]}) / time;
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

// In the curve's unit: of rotations the components are half angles, with either sign.
double changeOfSpeed(const Curve& curve, const Speed& a, const Speed& b) {
    const double same = difference(a, b, 1.0);
    return curve.isRotation() ? 2.0 * std::min(same, difference(a, b, -1.0)) : same;
}

// Change of speed at the seam, in the curve's unit per second; 0 if it is as large inside the clip.
double kink(const Curve& curve, const LoopParameters& parameters) {
    const std::size_t last = curve.keyCount() - 1;
    if (curve.sampler().interpolation != Interpolation::Linear || parameters.isTooShort(curve)) {
        return 0.0;
    }
    double inside = 0.0;
    Speed before = speedBetween(curve, 0);
    const Speed first = before;
    for (std::size_t key = 1; key < last; ++key) {
        Speed now = speedBetween(curve, key);
        inside = std::max(inside, changeOfSpeed(curve, before, now));
        before = std::move(now);
    }
    const double seam = changeOfSpeed(curve, before, first);
    const bool isKink =
        seam > parameters.sharper * inside && seam * curve.duration() > 2.0 * curve.range();
    return isKink ? seam : 0.0;
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
    bool rests = false;     // slow at both ends
    double range = 0.0;
    double gap = 0.0;   // gap between first and last key
    double kink = 0.0;  // kink of a closed track
    bool travels = false;
};

SeamFacts seamOf(const Curve& curve, const LoopParameters& parameters) {
    SeamFacts facts;
    facts.range = curve.range();
    const double least = invisible(curve, parameters);
    facts.moves = facts.range > std::max(least, curve.tolerance(parameters.constant));
    if (!facts.moves) {
        return facts;
    }
    facts.rests = restsAtEnds(curve, parameters);
    facts.gap = curve.step(0, curve.keyCount() - 1);
    facts.isClosed = facts.gap <= std::max(parameters.closed * facts.range, least);
    if (facts.isClosed) {
        facts.kink = kink(curve, parameters);
    } else {
        facts.travels = travels(curve, facts.gap, parameters);
    }
    return facts;
}

void largestFirst(std::vector<LoopTrack>& tracks) {
    std::ranges::stable_sort(tracks, std::greater(),
                             [](const LoopTrack& track) { return track.gap / track.range; });
}

}  // namespace

Loop lookAtLoop(const Asset& asset, AnimationIndex animation, const std::stop_token& stop,
                const CheckPolicy& policy) {
    const LoopParameters parameters(policy);
    const Animation& clip = asset[animation];
    const std::vector<bool> carried = movedFromAbove(asset, clip);
    FactsOfCurves<SeamFacts> known;
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
        const SeamFacts& seam =
            known.of(curve, [&parameters](const Curve& one) { return seamOf(one, parameters); });
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
    const auto moving = static_cast<double>(loop.movingTracks);
    const double most = parameters.tracks * moving;
    loop.isLoop = moving >= parameters.fewestTracks && static_cast<double>(closed) >= most;
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
