// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QContextMenuEvent>
#include <algorithm>
#include <cmath>

#include "ui/session/player.h"
#include "ui/timeline/timeline_ruler.h"

namespace sinew {
namespace {

constexpr double kKeyReach = 5.0;  // pixels from a key

}  // namespace

TimelinePlace TimelineRuler::placeAt(double pixel) const {
    const std::vector<float>& keys = m_player.shownKeys();
    const auto seconds = static_cast<float>(scale().secondsAt(pixel));
    TimelinePlace place{.seconds = std::clamp(seconds, m_player.clipStart(), m_player.clipEnd())};
    const auto after = std::lower_bound(keys.begin(), keys.end(), seconds);
    const auto first = after == keys.begin() ? after : after - 1;
    const auto last = after == keys.end() ? after : after + 1;
    double nearest = kKeyReach;
    for (auto key = first; key != last; ++key) {
        const double away = std::abs(scale().pixelOf(double(*key)) - pixel);
        if (away <= nearest) {
            nearest = away;
            place = {.seconds = *key, .key = true};
        }
    }
    return place;
}

/// The Menu key asks for the playhead.
void TimelineRuler::contextMenuEvent(QContextMenuEvent* event) {
    if (!m_player.playable()) {
        return;
    }
    const bool keyboard = event->reason() == QContextMenuEvent::Keyboard;
    const double pixel =
        keyboard ? scale().pixelOf(double(m_player.seconds())) : double(event->pos().x());
    const QPoint at(static_cast<int>(pixel), height() / 2);
    emit menuWanted(placeAt(pixel), keyboard ? mapToGlobal(at) : event->globalPos());
}

}  // namespace sinew
