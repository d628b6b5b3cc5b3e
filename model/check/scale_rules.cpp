// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/context.h"
#include "model/check/rest_pose.h"
#include "model/check/scale_fault.h"
#include "model/check/words.h"
#include "model/evaluate/pose_evaluator.h"
#include "model/load/source/path.h"

namespace sinew::check {
namespace {

// A key is worth a look when it is so much greater than all that is drawn at rest.
constexpr double kFarKey = 100.0;  // of the reach at rest
constexpr double kGreatKey = 1e3;  // units, factors or weights

class Scale {
public:
    explicit Scale(Context& context)
        : m_context(context), m_asset(context.asset()), m_evaluator(borrowed(context.asset())) {}

    void check(SceneIndex scene) {
        m_evaluator.evaluate({}, 0.0F);
        const Spread rest = posedSpread(m_evaluator, scene);
        if (rest.parts.empty())
            return;
        if (const auto fault = scaleFault(m_asset, rest)) {
            report(*fault, rest.broken > 0);
            return;
        }
        for (std::size_t a = 0; a < m_asset.animations.size() && !m_context.stopped(); ++a)
            check(scene, AnimationIndex(a), rest.reach);
    }

private:
    void check(SceneIndex scene, AnimationIndex clip, double restReach) {
        for (const ExtremeKey& key : extremeKeys(m_asset[clip])) {
            if (key.size < kGreatKey || key.size < kFarKey * restReach)
                continue;
            m_evaluator.evaluate(clip, key.seconds);
            const Spread posed = posedSpread(m_evaluator, scene);
            const bool grows = posed.broken > 0 || posed.reach > kFarKey * restReach;
            if (const auto fault = scaleFault(m_asset, posed); fault && grows) {
                report(clip, key, *fault);
                return;
            }
        }
    }

    // Of skinned and morphed primitives POSE_NOT_FINITE tells more.
    void report(const Diagnostic& fault, bool broken) {
        const Node& node = m_asset.nodes[fault.node.value()];
        const bool deforms =
            node.skin || !m_asset[node.mesh].primitives[fault.primitive.value()].targets.empty();
        if (!broken || !deforms)
            m_context.report(fault.code.c_str(), fault.message, fault);
    }

    void report(AnimationIndex clip, const ExtremeKey& key, const Diagnostic& fault) {
        const Channel& channel = m_asset[clip].channels[key.channel];
        Diagnostic place;
        place.pointer = load::pointerTo("animations", std::size_t{clip.value}, "channels",
                                        std::size_t{channel.fileIndex});
        place.animation = clip.value;
        place.channel = channel.fileIndex;
        place.key = key.key;
        place.node = channel.node.value;
        m_context.report(fault.code.c_str(),
                         "key " + std::to_string(key.key) + " of " + trackName(m_asset, channel) +
                             " (" + shortly(key.size) + ") in " + clipName(m_asset, clip) + " at " +
                             seconds(key.seconds) + ": " + fault.message,
                         std::move(place));
    }

    Context& m_context;
    const Asset& m_asset;
    PoseEvaluator m_evaluator;
};

}  // namespace

void checkScale(Context& context) {
    Scale scale(context);
    const std::size_t scenes = context.asset().scenes.size();
    if (scenes == 0)
        scale.check({});
    for (std::size_t s = 0; s < scenes && !context.stopped(); ++s)
        scale.check(SceneIndex(s));
}

}  // namespace sinew::check
