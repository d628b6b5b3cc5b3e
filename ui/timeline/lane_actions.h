// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QPointer>
#include <QWidget>

#include "ui/keys/action_set.h"
#include "ui/timeline/lane_strip.h"

namespace sinew {

class LaneStrip;
class Selection;

/// The lane of contacts and what the user does with it: showing it, going to the worst, choosing
/// feet.
class LaneActions final : public ActionSet {
    Q_OBJECT

public:
    LaneActions(const LaneStrip::Parts& parts, QObject* parent);

    [[nodiscard]] LaneStrip* lane() const noexcept { return m_lane; }  // owned by its parent widget

private:
    void goToWorst(LaneItem::Kind kind);
    void toggleFoot();
    void openMenu(const QPoint& globalAt);

    LaneStrip::Parts m_parts;
    LaneStrip* m_lane;
};

/// The names of the feet beside the lane of contacts, in the column of the tracks: as high as the
/// lane, and shown with it. While they are visible, the lane itself has no names. A click selects
/// the foot.
class LaneNames final : public QWidget {
    Q_OBJECT

public:
    /// Both are borrowed; the lane may be destroyed first.
    LaneNames(LaneStrip& lane, Selection& selection);

    /// The foot whose row is there; the number of feet: none.
    [[nodiscard]] std::size_t footAt(const QPointF& at) const;

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void followLane();

    QPointer<LaneStrip> m_lane;
    Selection& m_selection;
};

}  // namespace sinew
