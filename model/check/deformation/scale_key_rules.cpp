// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>

#include "model/check/deformation/motion_context.h"
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
    const auto middle = sizes.begin() + static_cast<std::ptrdiff_t>(sizes.size() / 2);
    std::nth_element(sizes.begin(), middle, sizes.end());
    return *middle;
}

struct ScaleFaults {
    std::size_t zeros = 0;
    std::size_t negatives = 0;
    std::size_t firstZero = 0;
    std::size_t firstNegative = 0;
    double zero = 0.0;      // the first component that is near zero
    double negative = 0.0;  // likewise
};

ScaleFaults scaleFaults(const Curve& curve, const std::vector<float>& rest) {
    ScaleFaults faults;
    for (std::size_t c = 0; c < 3; ++c) {
        const double usual = usualScale(curve, c);
        for (std::size_t key = 0; key < curve.keyCount(); ++key) {
            const double value = static_cast<double>(curve.value(key)[c]);
            if (usual > 0.0 && std::abs(value) < kNearZero * usual) {
                if (faults.zeros == 0 || key < faults.firstZero) {
                    faults.firstZero = key;
                    faults.zero = value;
                }
                ++faults.zeros;
            } else if (value < 0.0 && rest[c] > 0.0F) {
                if (faults.negatives == 0 || key < faults.firstNegative) {
                    faults.firstNegative = key;
                    faults.negative = value;
                }
                ++faults.negatives;
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

void reportScaleKey(const MotionContext& motion, AnimationIndex clip, const Curve& curve,
                    const char* code, std::size_t key, Severity severity, const std::string& what) {
    const float time = curve.sampler().times[key];
    const std::string track = trackName(motion.asset(), curve.channel());
    const std::string where = "key " + std::to_string(key) + " at " + seconds(double{time});
    const std::vector<float> sound = soundValue(curve, key, curve.rest(motion.asset()));
    Diagnostic place = curve.place("output");
    place.key = static_cast<std::uint32_t>(key);
    motion.report(
        severity, code, track + what + " in " + where, motion.effect(curve, clip, time, sound),
        "set " + where + " to " + shortly(double{sound[0]}) + ", " + shortly(double{sound[1]}) +
            ", " + shortly(double{sound[2]}) + " like its neighbour",
        std::move(place));
}

}  // namespace

void checkScaleKeys(const MotionContext& motion, AnimationIndex clip) {
    SeenCurves seen(motion.asset()[clip].samplers.size());
    for (const Channel& channel : motion.asset()[clip].channels) {
        if (channel.path != ChannelPath::Scale || !motion.moves(channel) ||
            motion.context.stopped() || !seen.isNew(channel)) {
            continue;
        }
        const Curve curve(motion.asset(), clip, channel);
        const ScaleFaults faults = scaleFaults(curve, curve.rest(motion.asset()));
        // Parts that appear and vanish are scaled to 0 over several keys or at an end.
        const bool inside = faults.firstZero > 0 && faults.firstZero + 1 < curve.keyCount();
        const bool hides =
            faults.zeros > 3 || !inside || curve.sampler().interpolation == Interpolation::Step;
        if (faults.zeros > 0) {
            reportScaleKey(motion, clip, curve, "KEY_SCALE_ZERO", faults.firstZero,
                           hides ? Severity::Info : Severity::Warning,
                           " is " + shortly(faults.zero));
        }
        if (faults.negatives > 0) {
            reportScaleKey(motion, clip, curve, "KEY_SCALE_NEGATIVE", faults.firstNegative,
                           Severity::Warning, " is negative, " + shortly(faults.negative) + ',');
        }
    }
}

}  // namespace sinew::check
