// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <map>

#include "model/evaluate/loop_mode.h"

class QAction;
class QLabel;
class QToolBar;

namespace sinew {

class NumberBox;
class Document;
class Player;
class TimelineRuler;

/// Transport buttons, time display, playback options, and the ruler.
class TimelinePanel final : public QWidget {
    Q_OBJECT

public:
    explicit TimelinePanel(Document& document, Player& player, QWidget* parent = nullptr);

    /// A button at the end of the bar that opens another panel.
    void addPanelButton(QAction* action);

    [[nodiscard]] TimelineRuler& ruler() noexcept { return *m_ruler; }
    [[nodiscard]] QAction* playAction() const noexcept { return m_play; }

private:
    void addTransport(QToolBar& bar);
    void addReadout(QToolBar& bar);
    void addRange(QToolBar& bar);
    void addSpeed(QToolBar& bar);
    void addLoopModes(QToolBar& bar);
    QAction* addButton(QToolBar& bar, const char* drawing, const QString& tip);
    void refreshAnimation();
    void refreshTime();
    void refreshPlaying();
    void refreshPlayback();

    Document& m_document;
    Player& m_player;
    TimelineRuler* m_ruler;
    QToolBar* m_bar = nullptr;
    QList<QAction*> m_transport;  // actions that need something to play
    QAction* m_play = nullptr;
    QAction* m_wholeClip = nullptr;
    std::map<LoopMode, QAction*> m_loops;
    NumberBox* m_speed = nullptr;
    QLabel* m_seconds = nullptr;
    QLabel* m_frame = nullptr;
    NumberBox* m_rate = nullptr;
};

}  // namespace sinew
