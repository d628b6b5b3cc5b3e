// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// The keyboard on the lane of contacts: another row, another item of it.
#include <QKeyEvent>
#include <QPainter>
#include <cmath>

#include "ui/session/player.h"
#include "ui/style/theme.h"
#include "ui/timeline/lane_strip.h"
#include "ui/timeline/time_axis.h"

namespace sinew {
namespace {

/// Marks are above the rows of the feet.
std::size_t rowOfItem(const LaneItem& item) {
    return item.kind == LaneItem::Kind::Contact ? item.foot + 1 : 0;
}

}  // namespace

void LaneStrip::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Left:
        case Qt::Key_Right:
            stepItem(event->key() == Qt::Key_Left ? -1 : 1);
            break;
        case Qt::Key_Up:
        case Qt::Key_Down:
            stepRow(event->key() == Qt::Key_Up ? -1 : 1);
            break;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (m_chosen) {
                goTo(m_contents.items[*m_chosen]);
            }
            break;
        default:
            QWidget::keyPressEvent(event);
    }
}

void LaneStrip::refreshKept() {
    const bool any = !m_contents.items.empty() && m_parts.player.playable();
    setProperty("movesSideways", any);  // see key_owner.h
    setProperty("movesUpAndDown", any);
}

/// To the next item of the chosen row, or the one before; of any row if none is chosen.
void LaneStrip::stepItem(int direction) {
    const double now =
        m_chosen ? m_contents.items[*m_chosen].worst : double(m_parts.player.seconds());
    std::optional<std::size_t> next;
    for (std::size_t i = 0; i < m_contents.items.size(); ++i) {
        const LaneItem& item = m_contents.items[i];
        const bool inRow = !m_chosen || rowOfItem(item) == rowOfItem(m_contents.items[*m_chosen]);
        const double away = (item.worst - now) * direction;
        if (inRow && away > 0.0 &&
            (!next || away < (m_contents.items[*next].worst - now) * direction)) {
            next = i;
        }
    }
    if (next) {
        m_chosen = next;
        goTo(m_contents.items[*next]);
        update();
    }
}

/// Chooses the item nearest in time in the next row that has one, or the row before; the first row
/// if none is chosen. Time stays.
void LaneStrip::stepRow(int direction) {
    const auto now = double(m_parts.player.seconds());
    const int from = m_chosen        ? static_cast<int>(rowOfItem(m_contents.items[*m_chosen]))
                     : direction > 0 ? -1
                                     : static_cast<int>(m_contents.feet.size()) + 1;
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < m_contents.items.size(); ++i) {
        const LaneItem& item = m_contents.items[i];
        const int rows = (static_cast<int>(rowOfItem(item)) - from) * direction;
        if (rows <= 0) {
            continue;
        }
        const int bestRows =
            best ? (static_cast<int>(rowOfItem(m_contents.items[*best])) - from) * direction : 0;
        const bool nearer =
            best && std::abs(item.worst - now) < std::abs(m_contents.items[*best].worst - now);
        if (!best || rows < bestRows || (rows == bestRows && nearer)) {
            best = i;
        }
    }
    if (best) {
        m_chosen = best;
        update();
    }
}

/// The chosen item, and that the keys are here.
void LaneStrip::drawFocus(QPainter& painter) const {
    if (!hasFocus()) {
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    if (m_chosen) {
        painter.setPen(QPen(QColor(theme::kText), 1.4));
        painter.drawRoundedRect(m_layout.placeOf(m_contents.items[*m_chosen], m_parts.axis.scale()),
                                2.0, 2.0);
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(theme::kSelection);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

}  // namespace sinew
