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
        : m_motion(motion), m_all(motion.curvesOf(clip)) {
        for (const Curve& curve : m_all) {
            const double range = motion.context.stopped() ? 0.0 : curve.range();
            if (isSeen(curve, range)) {
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

    // Whether a value that is off by `difference` moves the surface enough to mention.
    [[nodiscard]] bool isSeen(const Curve& curve, double difference) const {
        return m_motion.lever(curve, difference) > kLeastEffect * m_motion.reach.modelSize;
    }

    // The keys between which the curve moves most: the first of the two.
    [[nodiscard]] static std::size_t longestStep(const Curve& curve) {
        std::size_t longest = 0;
        double most = -1.0;
        for (std::size_t key = 0; key + 1 < curve.keyCount(); ++key) {
            if (const double step = curve.step(key, key + 1); step > most) {
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
            const double middle = 0.5 * (curve.time(key) + curve.time(key + 1));
            // A linear track would be at the next key just before it.
            m_motion.report(Severity::Warning, "TRACK_STEP_AMONG_LINEAR",
                            name(curve) + " is STEP while " + std::to_string(smooth) +
                                " other tracks are interpolated; it jumps by up to " +
                                amountWords(curve, curve.step(key, key + 1)),
                            m_motion.effect(curve, middle, curve.value(key + 1)),
                            "set the interpolation of its " + std::to_string(curve.keyCount()) +
                                " keys to linear",
                            curve.place("interpolation"));
        }
    }

    [[nodiscard]] static bool changes(const Curve& curve) {
        std::size_t count = 0;
        const double still = curve.tolerance(constantTolerance());
        for (std::size_t key = 1; key < curve.keyCount(); ++key) {
            count += curve.step(key - 1, key) > still ? 1U : 0U;
        }
        return count >= kBakedChanges && 2 * count >= curve.keyCount();
    }

    void closeKeys(const Curve& curve) {
        const std::size_t count = curve.keyCount();
        const double usual =
            curve.duration() / static_cast<double>(std::max<std::size_t>(1, count - 1));
        for (std::size_t key = 1; key < count && usual > kUsualSpacing; ++key) {
            const double spacing = curve.time(key) - curve.time(key - 1);
            const double step = curve.step(key - 1, key);
            if (spacing > kTooClose || !(spacing > 0.0) || !isSeen(curve, step)) {
                continue;
            }
            m_motion.report(
                Severity::Warning, "KEYS_TOO_CLOSE",
                name(curve) + " has " + keyWords(curve, key) + ", " + shortly(1000.0 * spacing) +
                    " ms after the key before, and jumps by " + amountWords(curve, step) +
                    " between them",
                m_motion.effect(curve, curve.time(key), curve.value(key - 1)),
                "delete key " + std::to_string(key) + " or key " + std::to_string(key - 1),
                curve.place("input", key));
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
        for (std::size_t key = 0; key + 1 < curve.keyCount() && !m_motion.context.stopped();
             ++key) {
            const double step = curve.step(key, key + 1);
            amounts.push_back(0.0);
            for (int i = 1; i < kSplineSamples; ++i) {
                const double part = static_cast<double>(i) / kSplineSamples;
                const double time = (1.0 - part) * curve.time(key) + part * curve.time(key + 1);
                const std::vector<float> value = curve.at(time);
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
            !isSeen(curve, excess.amount)) {
            return;
        }
        const double since = excess.time - curve.time(excess.key);
        const double left = curve.time(excess.key + 1) - excess.time;
        const std::span<const float> nearest =
            curve.value(since < left ? excess.key : excess.key + 1);
        m_motion.report(Severity::Warning, "SPLINE_OVERSHOOT",
                        name(curve) + " overshoots its keys by " +
                            amountWords(curve, excess.amount) + " after " +
                            keyWords(curve, excess.key) + ", while all its keys are within " +
                            amountWords(curve, track.range),
                        m_motion.effect(curve, excess.time, nearest),
                        "shorten the tangents of keys " + std::to_string(excess.key) + " and " +
                            std::to_string(excess.key + 1),
                        curve.place("output", excess.key));
    }

    void collapsedTurn(const Curve& curve) {
        if (!curve.isRotation() || curve.sampler().interpolation != Interpolation::Linear) {
            return;
        }
        for (std::size_t key = 1; key < curve.keyCount(); ++key) {
            const std::span<const float> a = curve.value(key - 1);
            if (quaternionDot(a, curve.value(key)) >= 0.0 ||
                curve.time(key) - curve.time(key - 1) < kLongSegment ||
                curve.step(key - 1, key) > kCollapsedTurn) {
                continue;
            }
            const double middle = 0.5 * (curve.time(key) + curve.time(key - 1));
            const std::vector<float> half{a[1], -a[0], a[3], -a[2]};  // half a turn away
            m_motion.report(Severity::Warning, "TURN_COLLAPSED",
                            name(curve) + " has the same rotation with the opposite sign in " +
                                keyWords(curve, key) + " as in key " + std::to_string(key - 1) +
                                ": a full turn between them is not played, the joint stands still",
                            m_motion.effect(curve, middle, half),
                            "add keys at a third and two thirds of the turn",
                            curve.place("output", key));
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
                curve.distance(curve.at(double{time}), curve.at(double{time} + shift));
            if (moved > most) {
                most = moved;
                worst = time;
            }
        }
        m_motion.report(Severity::Warning, "TRACK_SHIFTED",
                        name(curve) + " plays " + seconds(std::abs(shift)) +
                            (shift > 0.0 ? " later than " : " earlier than ") +
                            std::to_string(others) +
                            " other tracks, from its first key to its last",
                        m_motion.effect(curve, double{worst}, curve.at(double{worst} + shift)),
                        "move all its keys by " + seconds(-shift), curve.place("input"));
    }

    const MotionContext& m_motion;
    std::vector<Curve> m_all;
    std::vector<MovingTrack> m_moving;
};

}  // namespace

void checkTrackShapes(const MotionContext& motion, AnimationIndex clip) {
    TrackShapeCheck(motion, clip).check();
}

}  // namespace sinew::check
