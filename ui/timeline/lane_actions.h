// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include "ui/timeline/lane_strip.h"

class QAction;
class QMenu;

namespace sinew {

/// The lane of contacts and what the user does with it: showing it, going to the worst, choosing
/// feet.
class LaneActions final : public QObject {
    Q_OBJECT

public:
    LaneActions(const LaneStrip::Parts& parts, QObject* parent);

    [[nodiscard]] LaneStrip* lane() const noexcept { return m_lane; }  // owned by its parent widget
    [[nodiscard]] QAction* show() const noexcept { return m_show; }    // checkable
    void fillMenu(QMenu& menu) const;

private:
    void goToWorst(LaneItem::Kind kind);
    void toggleFoot();
    void refresh();
    void openMenu(const QPoint& globalAt);

    LaneStrip::Parts m_parts;
    LaneStrip* m_lane;
    QAction* m_show;
    QAction* m_worstSlide;
    QAction* m_largestJump;
    QAction* m_isFoot;
    QAction* m_findFeet;
};

}  // namespace sinew
