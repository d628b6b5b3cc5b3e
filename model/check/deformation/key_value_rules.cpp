// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <numbers>

#include "model/check/deformation/key_outliers.h"
#include "model/check/deformation/motion_context.h"
#include "model/words/words.h"

namespace sinew::check {

using namespace words;
namespace {

constexpr double kLeastTurn = 0.4 * std::numbers::pi / 180;  // radians
constexpr double kClearPop = 0.01;         // share of the model's size; less is only information
constexpr double kClearHold = 0.02;        // likewise
constexpr double kAccompanied = 0.35;      // share of a pop's effect: another track leaves then
constexpr std::size_t kFewPops = 2;        // pops in a clip; more of them are how it moves
constexpr std::size_t kMostCompared = 16;  // limit per clip
constexpr std::size_t kMostReported = 3;   // limit per clip
constexpr double kSameTime = 0.5;          // share of the spacing of keys

struct CurveOfClip {
    Curve curve;
    std::vector<double> residuals;
};

struct Pop {
    std::size_t curve = 0;
    KeyOutlier outlier;
    double effect = 0.0;  // upper bound
    bool accompanied = false;
};

class KeyValueCheck {
public:
    KeyValueCheck(const MotionContext& motion, AnimationIndex clip) : m_motion(motion) {
        for (const Curve& curve : motion.curvesOf(clip)) {
            m_curves.push_back(
                {curve, motion.context.stopped() ? std::vector<double>() : keyResiduals(curve)});
        }
    }

    void check() {
        std::vector<Pop> held = collect([](const CurveOfClip& c) { return heldKey(c.curve); });
        std::vector<Pop> pops =
            collect([](const CurveOfClip& c) { return worstOutlier(c.curve, c.residuals); });
        std::erase_if(pops, [&](const Pop& pop) { return isBeside(pop, held); });
        for (Pop& pop : pops) {
            pop.accompanied = isAccompanied(pop);
        }
        std::stable_partition(pops.begin(), pops.end(),
                              [](const Pop& pop) { return !pop.accompanied; });
        const auto alone = static_cast<std::size_t>(
            std::ranges::count_if(pops, [](const Pop& pop) { return !pop.accompanied; }));
        report(pops, alone, "KEY_POP");
        report(held, held.size(), "KEY_HELD");
    }

private:
    template <class Find>
    std::vector<Pop> collect(const Find& find) {
        std::vector<Pop> pops;
        for (std::size_t i = 0; i < m_curves.size() && !m_motion.context.stopped(); ++i) {
            const std::optional<KeyOutlier> outlier = find(m_curves[i]);
            if (!outlier) {
                continue;
            }
            const double effect = m_motion.lever(m_curves[i].curve, outlier->size);
            const bool turns = m_curves[i].curve.isRotation();
            if (m_curves[i].curve.path() == ChannelPath::Scale &&
                !isPositive(m_curves[i], *outlier)) {
                continue;  // KEY_SCALE_ZERO, KEY_SCALE_NEGATIVE
            }
            if (effect >= kVisibleEffect * m_motion.reach.modelSize &&
                (!turns || outlier->size >= kLeastTurn)) {
                pops.push_back({i, *outlier, effect});
            }
        }
        std::ranges::stable_sort(pops,
                                 [](const Pop& a, const Pop& b) { return a.effect > b.effect; });
        return pops;
    }

    [[nodiscard]] static bool isPositive(const CurveOfClip& of, const KeyOutlier& outlier) {
        return std::ranges::all_of(of.curve.value(outlier.key), [](float s) { return s > 1e-3F; });
    }

    [[nodiscard]] static bool isBeside(const Pop& pop, const std::vector<Pop>& others) {
        return std::ranges::any_of(others, [&pop](const Pop& other) {
            return other.curve == pop.curve && other.outlier.key <= pop.outlier.key + 1 &&
                   pop.outlier.key <= other.outlier.key + 1;
        });
    }

    // Whether another track leaves its curve at the same time: an impact, not a mistake.
    [[nodiscard]] bool isAccompanied(const Pop& pop) const {
        const Curve& own = m_curves[pop.curve].curve;
        const float time = own.sampler().times[pop.outlier.key];
        const double spacing = double{time} - own.time(pop.outlier.key - 1);
        for (std::size_t i = 0; i < m_curves.size(); ++i) {
            const auto& [curve, residuals] = m_curves[i];
            if (i == pop.curve || residuals.empty()) {
                continue;
            }
            const SharedArray<float>& here = curve.sampler().times;
            const auto next = std::lower_bound(here.begin(), here.end(),
                                               time - static_cast<float>(kSameTime * spacing));
            const auto key = static_cast<std::size_t>(next - here.begin());
            if (key < residuals.size() && curve.time(key) - double{time} < kSameTime * spacing &&
                m_motion.lever(curve, residuals[key]) > kAccompanied * pop.effect) {
                return true;
            }
        }
        return false;
    }

    void report(const std::vector<Pop>& pops, std::size_t alone, const char* code) {
        for (std::size_t i = 0; i < std::min(pops.size(), kMostReported); ++i) {
            const Pop& pop = pops[i];
            const Curve& curve = m_curves[pop.curve].curve;
            const std::size_t key = pop.outlier.key;
            const std::string track = trackName(m_motion.asset(), curve.channel());
            const std::string where = keyWords(curve, key);
            const std::string amount = amountWords(curve, pop.outlier.size);
            const SurfaceEffect effect =
                m_motion.effect(curve, curve.time(key), pop.outlier.expected);
            const bool clear = effect.share >= (pop.outlier.held ? kClearHold : kClearPop);
            m_motion.report(
                pop.accompanied || alone > kFewPops || !clear ? Severity::Info : Severity::Warning,
                code,
                pop.outlier.held ? track + " repeats the key before in " + where +
                                       ", amid motion; " + amount + " are missing"
                                 : track + " jumps by " + amount + " in " + where +
                                       " and returns in the next key",
                effect, "delete " + where + " of " + track, curve.place("output", key));
        }
    }

    const MotionContext& m_motion;
    std::vector<CurveOfClip> m_curves;
};

}  // namespace

void checkKeyValues(const MotionContext& motion, AnimationIndex clip) {
    KeyValueCheck(motion, clip).check();
}

}  // namespace sinew::check
