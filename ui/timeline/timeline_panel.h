// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "ui/session/parts.h"

class QAction;
class QToolBar;

namespace sinew {

class CurveView;
class ElidedLabel;
class LoopActions;
class NumberBox;
class RulerActions;
class TimeAxis;
class TimeReadout;
class TimelineRuler;
class TrackArea;

/// Transport buttons, time display, playback options, and below them the ruler with lanes, tracks
/// and editors.
class TimelinePanel final : public QWidget {
    Q_OBJECT

public:
    /// All are borrowed.
    TimelinePanel(Document& document, Player& player, Selection& selection);

    /// A button at the end of the bar that opens another panel.
    void addPanelButton(QAction* action);

    /// Below the ruler, its names in the column of the tracks; takes ownership of both.
    void addLane(QWidget* lane, QWidget* names);

    [[nodiscard]] TimelineRuler& ruler() noexcept { return *m_ruler; }
    [[nodiscard]] TimeAxis& axis() noexcept { return *m_axis; }
    [[nodiscard]] TrackArea& area() noexcept { return *m_area; }
    /// The curves of the second file are drawn below those of the first. Borrowed.
    void compareWith(const Comparison& comparison);
    /// Lets the user type a time or a frame where the time is shown.
    void typeTime();

private:
    void addCurves();
    void addReadout(QToolBar& bar);
    void addSpeed(QToolBar& bar);
    void refreshAnimation();
    [[nodiscard]] QString timeWords() const;
    void refreshTime();
    void refreshUnit();
    void refreshPlayback();
    void refreshKeys();

    Document& m_document;
    Player& m_player;
    TimeAxis* m_axis;
    TimelineRuler* m_ruler;
    TrackArea* m_area;
    CurveView* m_curves = nullptr;
    LoopActions* m_loops;
    RulerActions* m_rulerActions;
    QToolBar* m_bar = nullptr;
    bool m_hasPanelButtons = false;
    QList<QAction*> m_transport;  // actions that need something to play
    NumberBox* m_speed = nullptr;
    TimeReadout* m_seconds = nullptr;
    TimeReadout* m_frame = nullptr;
    NumberBox* m_rate = nullptr;
    ElidedLabel* m_keys = nullptr;  // whose keys the ruler shows
};

}  // namespace sinew
