// SPDX-FileCopyrightText: 2026 The Sinew authors SPDX-License-Identifier: MIT Values of the view,
// and going to the worst of them.
#include <cmath>

#include "model/view/marked_vertices.h"
#include "ui/session/comparison.h"
#include "ui/session/session.h"

namespace sinew {

const std::shared_ptr<const SurfaceValues>& Session::surfaceValues() {
    static const std::shared_ptr<const SurfaceValues> kNone;
    if (!asset()) {
        return kNone;
    }
    m_measured.clips = m_document.clips();
    m_measured.moment = poseMoment();
    m_measured.look = m_appearance.look();
    m_measured.framesPerSecond = m_player.frameRate();
    m_measured.other = comparedTo(ComparedSide::Before);
    const PoseEvaluator* const other =
        m_measured.other.clips ? m_comparison->poseAfter(m_measured.moment) : nullptr;
    return m_meter.follow(m_measured, *pose(), other);
}

SurfaceMeter::Other Session::comparedTo(ComparedSide side) {
    if (!m_comparison->active() || m_appearance.look().mode != ViewMode::Distance) {
        return {};
    }
    SurfaceMeter::Other other;
    const bool isAfter = side == ComparedSide::Before;
    other.clips = isAfter ? m_comparison->after().clips() : m_document.clips();
    other.moment = isAfter ? m_comparison->momentAfter(poseMoment()) : poseMoment();
    if (const FileComparison* const measured = m_comparison->measured().get()) {
        other.largest = measured->geometry ? measured->geometry->largest.distance : 0.0F;
        for (const ClipComparison& clip : measured->clips) {
            if (clip.before == m_player.animation()) {
                other.largest = clip.totals.largest.distance;
            }
        }
        if (other.largest <= measured->surface.rounding()) {
            other.largest = 0.0F;
        }
    }
    return other;
}

void Session::goToWorst() {
    const ClipWorst* const worst = m_meter.worst();
    const ValueSource* const source = m_meter.source();
    const SurfaceValues* const fixed = source != nullptr ? source->fixedValues() : nullptr;
    const std::optional<ValuePlace> place = worst != nullptr   ? worst->largest
                                            : fixed != nullptr ? largestValue(*fixed)
                                                               : std::nullopt;
    if (!place) {
        return;
    }
    m_player.setPlaying(false);
    const std::uint32_t vertex =
        vertexOf(*asset(), worst != nullptr ? worst->worst : *fixed, *place);
    if (worst != nullptr) {
        m_player.showMoment(worst->secondsOf(worst->placeOf(*place)));
    }
    showVertices(markedVertices({{place->node, place->primitive, vertex}}));
}

std::optional<std::uint64_t> Session::worstFrameAt(const SurfaceHit& hit) const {
    const ClipWorst* const worst = m_meter.worst();
    const auto place = worst != nullptr ? placeAt(worst->worst, hit) : std::nullopt;
    const bool differs = place && std::abs(worst->worst.values[*place]) > 0.0F;  // not NaN either
    return differs ? std::optional(worst->frameOf(*place)) : std::nullopt;
}

void Session::goToWorstAt(const SurfaceHit& hit) {
    const ClipWorst* const worst = m_meter.worst();
    const auto place = worst != nullptr ? placeAt(worst->worst, hit) : std::nullopt;
    if (place && worstFrameAt(hit)) {
        m_player.showMoment(worst->secondsOf(*place));
    }
}

}  // namespace sinew
