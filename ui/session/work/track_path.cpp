// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/work/track_path.h"

#include <utility>

#include "ui/session/document.h"
#include "ui/session/player.h"
#include "ui/session/selection.h"

namespace sinew {

TrackPath::TrackPath(Document& document, Player& player, Selection& selection, QObject* parent)
    : QObject(parent), m_document(document), m_player(player), m_selection(selection) {
    connect(&selection, &Selection::pointedTrackChanged, this, &TrackPath::refresh);
    connect(&player, &Player::animationChanged, this, &TrackPath::refresh);
    connect(&document, &Document::assetChanged, this, &TrackPath::drop);
    connect(&m_finder, &RootMotionFinder::found, this,
            [this](NodeIndex, const std::shared_ptr<const MotionPath>& path) {
                m_path = path && !path->points.empty() ? path : nullptr;
                emit changed();
            });
}

void TrackPath::drop() {
    m_finder.cancel();
    if (std::exchange(m_path, nullptr)) {
        emit changed();
    }
}

void TrackPath::refresh() {
    drop();
    const NodeIndex node = m_selection.pointedTrack();
    if (node && m_document.asset() && m_player.animation() && !m_player.mixing()) {
        m_finder.start({.clips = m_document.clips(),
                        .animation = m_player.animation(),
                        .mix = {},
                        .node = node,
                        .framesPerSecond = m_player.frameRate()});
    }
}

}  // namespace sinew
