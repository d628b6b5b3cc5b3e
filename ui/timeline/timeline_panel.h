// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QAction;
class QComboBox;
class QLabel;
class QToolBar;

namespace sinew {

class Session;
class TimelineRuler;

/// Transport buttons, readout and ruler.
class TimelinePanel final : public QWidget {
    Q_OBJECT

public:
    explicit TimelinePanel(Session& session, QWidget* parent = nullptr);

    [[nodiscard]] TimelineRuler& ruler() noexcept { return *m_ruler; }
    [[nodiscard]] QAction* playAction() const noexcept { return m_play; }

private:
    void addTransport(QToolBar& bar);
    void addReadout(QToolBar& bar);
    void addPlayback(QToolBar& bar);
    void takeAnimation();
    void takeTime();
    void takePlaying();
    void takePlayback();

    Session& m_session;
    TimelineRuler* m_ruler;
    QAction* m_play = nullptr;
    QAction* m_loop = nullptr;
    QComboBox* m_speed = nullptr;
    QLabel* m_seconds = nullptr;
    QLabel* m_frame = nullptr;
    QLabel* m_rate = nullptr;
};

}  // namespace sinew
