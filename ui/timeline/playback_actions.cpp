// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/playback_actions.h"

#include <QAction>
#include <QMenu>
#include <QToolBar>

#include "ui/keys/key_map.h"
#include "ui/session/document.h"
#include "ui/session/player.h"
#include "ui/style/icons.h"
#include "ui/style/theme.h"

namespace sinew {

PlaybackActions::PlaybackActions(Document& document, Player& player, QObject* parent)
    : QObject(parent), m_player(player) {
    addTransport();
    addRange();
    m_typeTime =
        add({"", tr("Type a Time or Frame"), tr("Type a time or frame")}, "type-time", [] {});
    connect(&document, &Document::assetChanged, this, &PlaybackActions::refreshPlayable);
    connect(&player, &Player::animationChanged, this, &PlaybackActions::refreshPlayable);
    connect(&player, &Player::mixChanged, this, &PlaybackActions::refreshPlayable);
    connect(&player, &Player::playingChanged, this, &PlaybackActions::refreshPlaying);
    connect(&player, &Player::playbackChanged, this, &PlaybackActions::refreshPlaying);
    connect(&player, &Player::playbackChanged, this, &PlaybackActions::refreshRange);
    refreshPlayable();
}

QAction* PlaybackActions::add(const Words& words, const char* id, std::function<void()> act) {
    auto* action = new QAction(words.text, this);
    if (*words.icon != '\0') {
        action->setIcon(icon(words.icon));
        action->setIconVisibleInMenu(false);
    }
    action->setToolTip(words.tip);
    giveKeys(*action, QLatin1String(id));
    connect(action, &QAction::triggered, this, [act = std::move(act)] { act(); });
    return action;
}

void PlaybackActions::addTransport() {
    m_play = add({"play", tr("Play"), tr("Play")}, "play", [this] { m_player.togglePlaying(); });
    m_play->setAutoRepeat(false);
    listAs(*m_play, tr("Play or Pause"));
    m_reverse = add({"play-reverse", tr("Play Backwards"), tr("Play backwards")}, "play-backwards",
                    [this] { m_player.toggleReverse(); });
    m_reverse->setAutoRepeat(false);
    m_transport = {
        add({"to-start", tr("Go to Start"), tr("Go to start")}, "to-start",
            [this] { m_player.seek(m_player.clock().startSeconds); }),
        add({"previous-key", tr("Previous Key"), tr("Previous key")}, "previous-key",
            [this] { m_player.stepKeys(-1); }),
        add({"previous-frame", tr("Previous Frame"), tr("Previous frame")}, "previous-frame",
            [this] { m_player.stepFrames(-1); }),
        m_reverse,
        m_play,
        add({"next-frame", tr("Next Frame"), tr("Next frame")}, "next-frame",
            [this] { m_player.stepFrames(1); }),
        add({"next-key", tr("Next Key"), tr("Next key")}, "next-key",
            [this] { m_player.stepKeys(1); }),
        add({"to-end", tr("Go to End"), tr("Go to end")}, "to-end",
            [this] { m_player.seek(m_player.clock().endSeconds); }),
    };
}

void PlaybackActions::addRange() {
    m_wholeClip = add({"whole-clip", tr("Play Whole Clip"), tr("Play the whole clip")},
                      "whole-clip", [this] { m_player.playWholeClip(); });
    m_range = {
        add({"in-point", tr("Set In Point"), tr("Set in point at the current time")}, "in-point",
            [this] { m_player.setInPoint(m_player.seconds()); }),
        add({"out-point", tr("Set Out Point"), tr("Set out point at the current time")},
            "out-point", [this] { m_player.setOutPoint(m_player.seconds()); }),
        m_wholeClip,
    };
}

void PlaybackActions::fillMenu(QMenu& menu) const {
    menu.addAction(m_play);
    menu.addAction(m_reverse);
    menu.addSeparator();
    for (QAction* action : m_transport) {
        if (action != m_play && action != m_reverse) {
            menu.addAction(action);
        }
    }
    menu.addAction(m_typeTime);
    menu.addSeparator();
    for (QAction* action : m_range) {
        menu.addAction(action);
    }
}

void PlaybackActions::addTransportTo(QToolBar& bar) const {
    for (QAction* action : m_transport) {
        bar.addAction(action);
    }
}

void PlaybackActions::addRangeTo(QToolBar& bar) const {
    for (QAction* action : m_range) {
        bar.addAction(action);
    }
}

void PlaybackActions::refreshPlayable() {
    for (QAction* action : m_transport) {
        action->setEnabled(m_player.playable());
    }
    for (QAction* action : m_range) {
        action->setEnabled(m_player.playable());
    }
    m_typeTime->setEnabled(m_player.playable());
    refreshPlaying();
    refreshRange();
}

void PlaybackActions::refreshPlaying() {
    const bool playing = m_player.playing();
    m_play->setIcon(playing ? icon("pause", theme::kPlayhead) : icon("play"));
    m_play->setText(playing ? tr("Pause") : tr("Play"));
    m_play->setToolTip(m_play->text());
    const bool reversed = playing && m_player.reversed();
    m_reverse->setIcon(reversed ? icon("play-reverse", theme::kPlayhead) : icon("play-reverse"));
    m_reverse->setToolTip(reversed ? tr("Pause playing backwards") : tr("Play backwards"));
}

void PlaybackActions::refreshRange() {
    m_wholeClip->setEnabled(m_player.playable() && !m_player.playsWholeClip());
}

}  // namespace sinew
