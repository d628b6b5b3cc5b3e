// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>

#include "model/check/deformation/motion_context.h"
#include "model/core/nth_smallest.h"
#include "model/words/words.h"

namespace sinew::check {

using namespace words;
namespace {

constexpr double kNearZero = 1e-3;  // share of the track's median scale

// The median of a component over all keys, without its sign.
double usualScale(const Curve& curve, std::size_t component) {
    std::vector<double> sizes;
    for (std::size_t key = 0; key < curve.keyCount(); ++key) {
        sizes.push_back(std::abs(static_cast<double>(curve.value(key)[component])));
    }
    return median(sizes);
}

// Keys of one fault, and the first of them.
struct FaultyKeys {
    std::size_t count = 0;
    std::size_t first = 0;
    double value = 0.0;  // the first component of that key that is at fault

    void add(std::size_t key, double component) {
        if (count++ == 0 || key < first) {
            first = key;
            value = component;
        }
    }
};

struct ScaleFaults {
    FaultyKeys zeros;  // nearly
    FaultyKeys negatives;
};

ScaleFaults scaleFaults(const Curve& curve, const std::vector<float>& rest) {
    ScaleFaults faults;
    for (std::size_t c = 0; c < 3; ++c) {
        const double usual = usualScale(curve, c);
        for (std::size_t key = 0; key < curve.keyCount(); ++key) {
            const double value{curve.value(key)[c]};
            if (usual > 0.0 && std::abs(value) < kNearZero * usual) {
                faults.zeros.add(key, value);
            } else if (value < 0.0 && rest[c] > 0.0F) {
                faults.negatives.add(key, value);
            }
        }
    }
    return faults;
}

// The value of the nearest key that is not at fault, or the rest value.
std::vector<float> soundValue(const Curve& curve, std::size_t key, const std::vector<float>& rest) {
    const std::size_t count = curve.keyCount();
    for (std::size_t step = 1; step < count; ++step) {
        for (const std::size_t other : {key - step, key + step}) {
            if (other < count) {
                const std::span<const float> value = curve.value(other);
                if (std::ranges::all_of(value, [](float s) { return s > 1e-3F; })) {
                    return {value.begin(), value.end()};
                }
            }
        }
    }
    return rest;
}

void reportScaleKey(const MotionContext& motion, const Curve& curve, const char* code,
                    std::size_t key, Severity severity, const std::string& what) {
    const std::string track = trackName(motion.asset(), curve.channel());
    const std::string where = keyWords(curve, key);
    const std::vector<float> sound = soundValue(curve, key, curve.rest(motion.asset()));
    motion.report(
        severity, code, track + what + " in " + where, motion.effect(curve, curve.time(key), sound),
        "set " + where + " to " + shortly(double{sound[0]}) + ", " + shortly(double{sound[1]}) +
            ", " + shortly(double{sound[2]}) + " like its neighbour",
        curve.place("output", key));
}

}  // namespace

void checkScaleKeys(const MotionContext& motion, AnimationIndex clip) {
    for (const Curve& curve : motion.curvesOf(clip)) {
        if (curve.path() != ChannelPath::Scale || motion.context.stopped()) {
            continue;
        }
        const auto [zeros, negatives] = scaleFaults(curve, curve.rest(motion.asset()));
        // Parts that appear and vanish are scaled to 0 over several keys or at an end.
        const bool inside = zeros.first > 0 && zeros.first + 1 < curve.keyCount();
        const bool hides =
            zeros.count > 3 || !inside || curve.sampler().interpolation == Interpolation::Step;
        if (zeros.count > 0) {
            reportScaleKey(motion, curve, "KEY_SCALE_ZERO", zeros.first,
                           hides ? Severity::Info : Severity::Warning,
                           " is " + shortly(zeros.value));
        }
        if (negatives.count > 0) {
            reportScaleKey(motion, curve, "KEY_SCALE_NEGATIVE", negatives.first, Severity::Warning,
                           " is negative, " + shortly(negatives.value) + ',');
        }
    }
}

}  // namespace sinew::check
