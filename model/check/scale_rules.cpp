// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <vector>

#include "model/check/context.h"
#include "model/check/curve.h"
#include "model/check/scale_fault.h"
#include "model/evaluate/pose_evaluator.h"
#include "model/evaluate/rest_pose.h"
#include "model/words/words.h"

namespace sinew::check {

using namespace words;

namespace {

// A key is checked if it is this much larger than everything drawn at rest.
constexpr double kFarKey = 100.0;  // relative to the reach at rest
constexpr double kGreatKey = 1e3;  // units, factors or weights

// Total number of posed vertices and nodes; files with very many scenes and clips are not checked
// completely.
constexpr std::size_t kPosedBudget = 30'000'000;
constexpr std::size_t kFewestPosed = 32;  // poses

class ScaleCheck {
public:
    explicit ScaleCheck(Context& context)
        : m_context(context), m_asset(context.asset()), m_evaluator(borrowed(context.asset())) {
        std::size_t cost = m_asset.nodes.size() + 1;
        for (const Node& node : m_asset.nodes) {
            if (node.mesh) {
                for (const Primitive& primitive : m_asset[node.mesh].primitives) {
                    cost += primitive.vertexCount() * (1 + primitive.targets.size());
                }
            }
        }
        m_posesLeft = std::max(kPosedBudget / cost, kFewestPosed);
        for (const Animation& animation : m_asset.animations) {
            m_extremes.push_back(context.stopped() ? std::vector<ExtremeKey>()
                                                   : extremeKeys(animation));
        }
    }

    /// Whether one more pose, if there is one, can be checked.
    [[nodiscard]] bool goesOn() {
        m_endsEarly = m_endsEarly || m_posesLeft == 0;
        return m_posesLeft > 0 && !m_context.stopped();
    }

    /// Where not all poses could be checked.
    void reportGap() {
        for (const char* code : {"FAR_APART", "SIZE_EXTREME"}) {
            if (m_endsEarly) {
                m_context.gap(code, {}, "there are too many scenes and clips to pose them all", {});
            }
        }
    }

    void check(SceneIndex scene) {
        const Spread rest = spreadAt({}, 0.0F, scene);
        if (rest.parts.empty() || m_context.stopped()) {
            return;
        }
        if (const auto fault = scaleFault(m_asset, rest, m_context.policy())) {
            report(*fault, rest.broken > 0);
            return;
        }
        for (std::size_t a = 0; a < m_asset.animations.size() && goesOn(); ++a) {
            check(scene, AnimationIndex(a), rest.reach);
        }
    }

private:
    Spread spreadAt(AnimationIndex clip, float seconds, SceneIndex scene) {
        --m_posesLeft;
        m_evaluator.evaluate(clip, seconds);
        return nodeSpread(m_evaluator, sceneNodes(m_asset, scene), WeightSource::Normalized,
                          kSpreadVertices, m_context.stop());
    }

    void check(SceneIndex scene, AnimationIndex clip, double restReach) {
        for (const ExtremeKey& key : m_extremes[clip.value]) {
            if (key.size < kGreatKey || key.size < kFarKey * restReach) {
                continue;
            }
            if (!goesOn()) {
                return;
            }
            const Spread posed = spreadAt(clip, key.seconds, scene);
            if (m_context.stopped()) {
                return;
            }
            const bool grows = posed.broken > 0 || posed.reach > kFarKey * restReach;
            if (const auto fault = scaleFault(m_asset, posed, m_context.policy()); fault && grows) {
                report(clip, key, *fault);
                return;
            }
        }
    }

    // For skinned and morphed primitives POSE_NOT_FINITE is more specific.
    void report(const Diagnostic& fault, bool broken) {
        const Node& node = m_asset.nodes[fault.node.value()];
        const bool deforms =
            node.skin || !m_asset[node.mesh].primitives[fault.primitive.value()].targets.empty();
        if (!broken || !deforms) {
            m_context.report(fault.code.c_str(), fault.message, fault);
        }
    }

    void report(AnimationIndex clip, const ExtremeKey& key, const Diagnostic& fault) {
        const Channel& channel = m_asset[clip].channels[key.channel];
        Diagnostic place = Curve(m_asset, clip, channel).channelPlace();
        place.key = key.key;
        place.mesh = fault.mesh;
        place.primitive = fault.primitive;
        place.vertex = fault.vertex;
        place.seconds = key.seconds;
        place.effect = fault.effect;
        if (place.effect) {
            place.effect->animation = clip;
            place.effect->seconds = key.seconds;
        }
        m_context.report(fault.code.c_str(),
                         "key " + std::to_string(key.key) + " of " + trackName(m_asset, channel) +
                             " (" + shortly(key.size) + ") in " + clipName(m_asset, clip) + " at " +
                             seconds(key.seconds) + ": " + fault.message,
                         std::move(place));
    }

    Context& m_context;
    const Asset& m_asset;
    PoseEvaluator m_evaluator;
    std::size_t m_posesLeft = 0;
    bool m_endsEarly = false;                         // the poses ran out
    std::vector<std::vector<ExtremeKey>> m_extremes;  // [animation]
};

}  // namespace

void checkScale(Context& context) {
    ScaleCheck scale(context);
    const std::size_t scenes = context.asset().scenes.size();
    if (scenes == 0) {
        scale.check({});
    }
    for (std::size_t s = 0; s < scenes && scale.goesOn(); ++s) {
        scale.check(SceneIndex(s));
    }
    scale.reportGap();
}

}  // namespace sinew::check
