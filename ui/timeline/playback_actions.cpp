// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/playback_actions.h"

#include <QAction>
#include <utility>

#include "ui/session/document.h"
#include "ui/session/player.h"
#include "ui/style/icons.h"
#include "ui/style/theme.h"

namespace sinew {

PlaybackActions::PlaybackActions(Document& document, Player& player, QObject* parent)
    : ActionSet(parent), m_player(player) {
    const auto playable = [&player] { return player.playable(); };
    const auto act = [&](const char* id, std::function<void()> run) {
        return add(QLatin1String(id), std::move(run), {.enabled = playable});
    };
    act("play", [&player] { player.togglePlaying(); });
    act("play-backwards", [&player] { player.toggleReverse(); });
    act("to-start", [&player] { player.seek(player.clock().startSeconds); });
    act("to-end", [&player] { player.seek(player.clock().endSeconds); });
    act("previous-key", [&player] { player.stepKeys(-1); });
    act("next-key", [&player] { player.stepKeys(1); });
    act("previous-frame", [&player] { player.stepFrames(-1); });
    act("next-frame", [&player] { player.stepFrames(1); });
    act("in-point", [&player] { player.setInPoint(player.seconds()); });
    act("out-point", [&player] { player.setOutPoint(player.seconds()); });
    add(QStringLiteral("whole-clip"), [&player] { player.playWholeClip(); },
        {.enabled = [&player] { return player.playable() && !player.playsWholeClip(); }});
    follow(document, &Document::assetChanged);
    follow(player, &Player::animationChanged, &Player::mixChanged, &Player::playingChanged,
           &Player::playbackChanged);
    refresh();
}

void PlaybackActions::refresh() {
    ActionSet::refresh();
    const bool playing = m_player.playing();
    QAction& play = *actionOf(*this, QStringLiteral("play"));
    play.setIcon(playing ? icon("pause", theme::kPlayhead) : icon("play"));
    play.setText(playing ? tr("Pause") : tr("Play"));
    play.setToolTip(play.text());
    const bool reversed = playing && m_player.reversed();
    QAction& reverse = *actionOf(*this, QStringLiteral("play-backwards"));
    reverse.setIcon(reversed ? icon("play-reverse", theme::kPlayhead) : icon("play-reverse"));
    reverse.setToolTip(reversed ? tr("Pause playing backwards") : tr("Play backwards"));
}

}  // namespace sinew
