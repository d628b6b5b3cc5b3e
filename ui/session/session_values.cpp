// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// Values of the view, and the way to the worst of them.
#include <cmath>

#include "model/view/marked_vertices.h"
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
    return m_meter.follow(m_measured, *pose());
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
