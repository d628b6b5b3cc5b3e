// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <functional>
#include <vector>

class QAction;
class QMenu;
class QToolBar;

namespace sinew {

class Document;
class Player;

/// Playback actions for menu, timeline and keyboard. Disabled while there is nothing to play.
class PlaybackActions final : public QObject {
    Q_OBJECT

public:
    /// Document and player are borrowed.
    PlaybackActions(Document& document, Player& player, QObject* parent);

    void fillMenu(QMenu& menu) const;
    void addTransportTo(QToolBar& bar) const;
    void addRangeTo(QToolBar& bar) const;
    /// Does nothing by itself: connect it to what lets the user type a time.
    [[nodiscard]] QAction* typeTime() const noexcept { return m_typeTime; }

private:
    struct Words {
        const char* icon;
        QString text;
        QString tip;
    };
    QAction* add(const Words& words, const char* id, std::function<void()> act);
    void addTransport();
    void addRange();
    void refreshPlayable();
    void refreshPlaying();
    void refreshRange();

    Player& m_player;
    std::vector<QAction*> m_transport;  // left to right
    std::vector<QAction*> m_range;
    QAction* m_play = nullptr;
    QAction* m_reverse = nullptr;
    QAction* m_wholeClip = nullptr;
    QAction* m_typeTime = nullptr;
};

}  // namespace sinew
