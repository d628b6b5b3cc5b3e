// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/track_coverage.h"

namespace sinew::check {
namespace {

struct Constancy {
    bool isConstant = false;
    double tolerance = 0.0;
};

}  // namespace

TrackCoverage::TrackCoverage(const Asset& asset, const CurveTolerance& tolerance,
                             const std::stop_token& stop)
    : m_driven(4 * asset.nodes.size(), false) {
    for (std::size_t a = 0; a < asset.animations.size(); ++a) {
        const Animation& clip = asset.animations[a];
        FactsOfCurves<Constancy> known;
        std::vector<TrackState>& states = m_states.emplace_back();
        states.reserve(clip.channels.size());
        for (const Channel& channel : clip.channels) {
            const Curve curve(asset, AnimationIndex(a), channel);
            if (stop.stop_requested() || curve.keyCount() == 0) {
                states.push_back(TrackState::AtRest);
                continue;
            }
            const Constancy& facts = known.of(curve, [&](const Curve& one) {
                return Constancy{one.isConstant(tolerance), one.tolerance(tolerance)};
            });
            const bool rests = facts.isConstant &&
                               curve.distance(curve.value(0), curve.rest(asset)) <= facts.tolerance;
            states.push_back(rests              ? TrackState::AtRest
                             : facts.isConstant ? TrackState::Posed
                                                : TrackState::Moves);
            m_driven[targetOf(channel)] = m_driven[targetOf(channel)] || !rests;
        }
    }
}

}  // namespace sinew::check
