// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

#include "model/check/deformation/motion_context.h"
#include "model/words/words.h"

namespace sinew::check {

using namespace words;
namespace {

constexpr double kDegree = std::numbers::pi / 180.0;
constexpr double kSmoothShare = 0.8;       // share of the moving tracks: the others are mistakes
constexpr std::size_t kFewestSmooth = 3;   // tracks that are interpolated
constexpr std::size_t kBakedChanges = 4;   // changes of a STEP track; fewer are poses on purpose
constexpr double kTooClose = 0.002;        // seconds, between keys
constexpr double kUsualSpacing = 0.008;    // seconds
constexpr double kOvershoot = 0.2;         // share of the range of the track's keys
constexpr std::size_t kFewSplineKeys = 4;  // fewer: twice the range is an overshoot
constexpr double kOvershootAlone = 3.0;    // times that of every other part of the track
constexpr int kSplineSamples = 8;          // samples per segment
constexpr double kCollapsedTurn = 1.0 * kDegree;
constexpr double kLongSegment = 0.2;   // seconds: a turn within a frame does not count
constexpr double kLeastShift = 0.005;  // seconds
constexpr double kSameShift = 0.0015;  // seconds, of the first and the last key
constexpr double kShiftedShare = 0.2;  // share of the tracks; more of them are separate actions
constexpr std::size_t kShiftedKeys = 4;
constexpr std::size_t kMostShapes = 3;  // findings of a rule per clip

struct MovingTrack {
    Curve curve;
    double range = 0.0;
};

class TrackShapeCheck {
public:
    TrackShapeCheck(const MotionContext& motion, AnimationIndex clip)
        : m_motion(motion), m_clip(clip) {
        SeenCurves seen(motion.asset()[clip].samplers.size());
        for (const Channel& channel : motion.asset()[clip].channels) {
            if (motion.context.stopped() || !motion.moves(channel) || !seen.isNew(channel)) {
                continue;
            }
            const Curve curve(motion.asset(), clip, channel);
            m_all.push_back(curve);
            const double range = curve.range();
            if (motion.lever(curve, range) > kLeastEffect * motion.reach.modelSize) {
                m_moving.push_back({curve, range});
            }
        }
    }

    void check() {
        steps();
        shifted();
        for (const MovingTrack& track : m_moving) {
            if (m_motion.context.stopped()) {
                return;
            }
            closeKeys(track.curve);
            if (track.curve.sampler().interpolation == Interpolation::CubicSpline) {
                overshoot(track);
            }
        }
        for (const Curve& curve : m_all) {
            collapsedTurn(curve);
        }
    }

private:
    [[nodiscard]] std::string name(const Curve& curve) const {
        return trackName(m_motion.asset(), curve.channel());
    }

    [[nodiscard]] static std::string at(const Curve& curve, std::size_t key) {
        return "key " + std::to_string(key) + " at " + seconds(double{curve.sampler().times[key]});
    }

    [[nodiscard]] std::string amountOf(const Curve& curve, double amount) const {
        return curve.path() == ChannelPath::Rotation ? degrees(amount) : shortly(amount);
    }

    [[nodiscard]] std::vector<float> sampled(const Curve& curve, double time) const {
        std::vector<float> value(curve.sampler().width);
        std::uint32_t cursor = 0;
        sampleCurve(curve.sampler(), static_cast<float>(time),
                    curve.path() == ChannelPath::Rotation, cursor, value);
        return value;
    }

    // The keys between which the curve moves most: the first of the two.
    [[nodiscard]] static std::size_t longestStep(const Curve& curve) {
        std::size_t longest = 0;
        double most = -1.0;
        for (std::size_t key = 0; key + 1 < curve.keyCount(); ++key) {
            if (const double step = curve.distance(curve.value(key), curve.value(key + 1));
                step > most) {
                most = step;
                longest = key;
            }
        }
        return longest;
    }

    void steps() {
        std::vector<const Curve*> stepped;
        std::size_t smooth = 0;
        for (const MovingTrack& track : m_moving) {
            if (track.curve.sampler().interpolation != Interpolation::Step) {
                ++smooth;
            } else if (track.curve.path() != ChannelPath::Scale && changes(track.curve)) {
                stepped.push_back(&track.curve);
            }
        }
        const auto total = static_cast<double>(smooth + stepped.size());
        if (smooth < kFewestSmooth || static_cast<double>(smooth) < kSmoothShare * total) {
            return;
        }
        for (std::size_t i = 0; i < std::min(stepped.size(), kMostShapes); ++i) {
            const Curve& curve = *stepped[i];
            const std::size_t key = longestStep(curve);
            const double middle =
                0.5 * (double{curve.sampler().times[key]} + double{curve.sampler().times[key + 1]});
            // A linear track would be at the next key just before it.
            m_motion.report(
                Severity::Warning, "TRACK_STEP_AMONG_LINEAR",
                name(curve) + " is STEP while " + std::to_string(smooth) +
                    " other tracks are interpolated; it jumps by up to " +
                    amountOf(curve, curve.distance(curve.value(key), curve.value(key + 1))),
                m_motion.effect(curve, m_clip, static_cast<float>(middle), curve.value(key + 1)),
                "set the interpolation of its " + std::to_string(curve.keyCount()) +
                    " keys to linear",
                curve.place("interpolation"));
        }
    }

    [[nodiscard]] static bool changes(const Curve& curve) {
        std::size_t count = 0;
        const double still = curve.tolerance(constantTolerance());
        for (std::size_t key = 1; key < curve.keyCount(); ++key) {
            count += curve.distance(curve.value(key - 1), curve.value(key)) > still ? 1U : 0U;
        }
        return count >= kBakedChanges && 2 * count >= curve.keyCount();
    }

    void closeKeys(const Curve& curve) {
        const SharedArray<float>& times = curve.sampler().times;
        const std::size_t count = times.size();
        const double usual = (double{times.back()} - double{times.front()}) /
                             static_cast<double>(std::max<std::size_t>(1, count - 1));
        for (std::size_t key = 1; key < count && usual > kUsualSpacing; ++key) {
            const double spacing = double{times[key]} - double{times[key - 1]};
            const double step = curve.distance(curve.value(key - 1), curve.value(key));
            if (spacing > kTooClose || !(spacing > 0.0) ||
                m_motion.lever(curve, step) < kLeastEffect * m_motion.reach.modelSize) {
                continue;
            }
            Diagnostic place = curve.place("input");
            place.key = static_cast<std::uint32_t>(key);
            m_motion.report(
                Severity::Warning, "KEYS_TOO_CLOSE",
                name(curve) + " has " + at(curve, key) + ", " + shortly(1000.0 * spacing) +
                    " ms after the key before, and jumps "
                    "by " +
                    amountOf(curve, step) + " between them",
                m_motion.effect(curve, m_clip, times[key], curve.value(key - 1)),
                "delete key " + std::to_string(key) + " or key " + std::to_string(key - 1),
                std::move(place));
            return;
        }
    }

    struct Excess {
        double amount = 0.0;
        double time = 0.0;
        std::size_t key = 0;
        double others = 0.0;  // the largest amount two segments away or more
    };

    // How far a spline leaves the keys on both sides, beyond the distance between them.
    [[nodiscard]] Excess worstExcess(const Curve& curve) const {
        Excess worst;
        std::vector<double> amounts;  // [segment]
        const SharedArray<float>& times = curve.sampler().times;
        for (std::size_t key = 0; key + 1 < times.size() && !m_motion.context.stopped(); ++key) {
            const double step = curve.distance(curve.value(key), curve.value(key + 1));
            amounts.push_back(0.0);
            for (int i = 1; i < kSplineSamples; ++i) {
                const double part = static_cast<double>(i) / kSplineSamples;
                const double time =
                    (1.0 - part) * double{times[key]} + part * double{times[key + 1]};
                const std::vector<float> value = sampled(curve, time);
                const double out = std::max(curve.distance(value, curve.value(key)),
                                            curve.distance(value, curve.value(key + 1))) -
                                   step;
                amounts.back() = std::max(amounts.back(), out);
                if (out > worst.amount) {
                    worst = {.amount = out, .time = time, .key = key};
                }
            }
        }
        for (std::size_t key = 0; key < amounts.size(); ++key) {
            if (key + 1 < worst.key || key > worst.key + 1) {
                worst.others = std::max(worst.others, amounts[key]);
            }
        }
        return worst;
    }

    void overshoot(const MovingTrack& track) {
        const Curve& curve = track.curve;
        const Excess excess = worstExcess(curve);
        const double most = curve.keyCount() < kFewSplineKeys ? 1.0 : kOvershoot;
        if (excess.amount < most * track.range || excess.amount < kOvershootAlone * excess.others ||
            m_motion.lever(curve, excess.amount) < kLeastEffect * m_motion.reach.modelSize) {
            return;
        }
        const double from = double{curve.sampler().times[excess.key]};
        const double to = double{curve.sampler().times[excess.key + 1]};
        const std::span<const float> nearest =
            curve.value(excess.time - from < to - excess.time ? excess.key : excess.key + 1);
        Diagnostic place = curve.place("output");
        place.key = static_cast<std::uint32_t>(excess.key);
        m_motion.report(Severity::Warning, "SPLINE_OVERSHOOT",
                        name(curve) + " overshoots its keys by " + amountOf(curve, excess.amount) +
                            " after " + at(curve, excess.key) + ", while all its keys are within " +
                            amountOf(curve, track.range),
                        m_motion.effect(curve, m_clip, static_cast<float>(excess.time), nearest),
                        "shorten the tangents of keys " + std::to_string(excess.key) + " and " +
                            std::to_string(excess.key + 1),
                        std::move(place));
    }

    void collapsedTurn(const Curve& curve) {
        if (curve.path() != ChannelPath::Rotation ||
            curve.sampler().interpolation != Interpolation::Linear) {
            return;
        }
        const SharedArray<float>& times = curve.sampler().times;
        for (std::size_t key = 1; key < curve.keyCount(); ++key) {
            const std::span<const float> a = curve.value(key - 1);
            const std::span<const float> b = curve.value(key);
            double dot = 0.0;
            for (std::size_t i = 0; i < 4; ++i) {
                dot += double{a[i]} * double{b[i]};
            }
            if (dot >= 0.0 || double{times[key]} - double{times[key - 1]} < kLongSegment ||
                curve.distance(a, b) > kCollapsedTurn) {
                continue;
            }
            const double middle = 0.5 * (double{times[key]} + double{times[key - 1]});
            const std::vector<float> half{a[1], -a[0], a[3], -a[2]};  // half a turn away
            Diagnostic place = curve.place("output");
            place.key = static_cast<std::uint32_t>(key);
            m_motion.report(Severity::Warning, "TURN_COLLAPSED",
                            name(curve) + " has the same rotation with the opposite sign in " +
                                at(curve, key) + " as in key " + std::to_string(key - 1) +
                                ": a full turn between them is not played, the joint stands still",
                            m_motion.effect(curve, m_clip, static_cast<float>(middle), half),
                            "add keys at a third and two thirds of the turn", std::move(place));
            return;
        }
    }

    void shifted() {
        std::map<std::pair<float, float>, std::size_t> ranges;
        for (const Curve& curve : m_all) {
            if (curve.keyCount() >= kShiftedKeys) {
                ++ranges[{curve.sampler().times.front(), curve.sampler().times.back()}];
            }
        }
        std::size_t tracks = 0;
        std::pair<float, float> usual;
        std::size_t most = 0;
        for (const auto& [range, count] : ranges) {
            tracks += count;
            if (count > most) {
                most = count;
                usual = range;
            }
        }
        std::vector<const MovingTrack*> late;
        for (const MovingTrack& track : m_moving) {
            const SharedArray<float>& times = track.curve.sampler().times;
            const double start = double{times.front()} - double{usual.first};
            const double end = double{times.back()} - double{usual.second};
            if (times.size() >= kShiftedKeys && std::abs(start) > kLeastShift &&
                std::abs(start - end) < kSameShift) {
                late.push_back(&track);
            }
        }
        if (static_cast<double>(late.size()) > kShiftedShare * static_cast<double>(tracks)) {
            return;
        }
        for (std::size_t i = 0; i < std::min(late.size(), kMostShapes); ++i) {
            reportShift(late[i]->curve,
                        double{late[i]->curve.sampler().times.front()} - double{usual.first}, most);
        }
    }

    void reportShift(const Curve& curve, double shift, std::size_t others) {
        const SharedArray<float>& times = curve.sampler().times;
        float worst = times.front();
        double most = -1.0;
        for (const float time : times) {
            const double moved =
                curve.distance(sampled(curve, double{time}), sampled(curve, double{time} + shift));
            if (moved > most) {
                most = moved;
                worst = time;
            }
        }
        m_motion.report(
            Severity::Warning, "TRACK_SHIFTED",
            name(curve) + " plays " + seconds(std::abs(shift)) +
                (shift > 0.0 ? " later than " : " earlier than ") + std::to_string(others) +
                " other tracks, from its first key to its last",
            m_motion.effect(curve, m_clip, worst, sampled(curve, double{worst} + shift)),
            "move all its keys by " + seconds(-shift), curve.place("input"));
    }

    const MotionContext& m_motion;
    AnimationIndex m_clip;
    std::vector<Curve> m_all;
    std::vector<MovingTrack> m_moving;
};

}  // namespace

void checkTrackShapes(const MotionContext& motion, AnimationIndex clip) {
    TrackShapeCheck(motion, clip).check();
}

}  // namespace sinew::check
