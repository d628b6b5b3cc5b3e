// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/lane_strip.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/models/names.h"
#include "ui/session/document.h"
#include "ui/session/player.h"
#include "ui/session/selection.h"
#include "ui/session/work/motion_meter.h"
#include "ui/style/theme.h"
#include "ui/timeline/time_axis.h"

namespace sinew {
namespace {

/// Marks are above the rows of the feet.
std::size_t rowOfItem(const LaneItem& item) {
    return item.kind == LaneItem::Kind::Contact ? item.foot + 1 : 0;
}

}  // namespace

LaneStrip::LaneStrip(const Parts& parts) : TimeChart(parts.player, parts.axis), m_parts(parts) {
    setObjectName(QStringLiteral("contactLane"));
    setAccessibleName(tr("Contacts"));
    setAccessibleDescription(
        tr("Contacts of the feet, loop seam and jumps of the clip. Up and Down choose a row, Left "
           "and Right go to another item."));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    const auto redraw = qOverload<>(&QWidget::update);
    connect(&parts.axis, &TimeAxis::changed, this, redraw);
    connect(&parts.player, &Player::timeChanged, this, redraw);
    connect(&parts.meter, &MotionMeter::changed, this, &LaneStrip::refreshContents);
    connect(&parts.selection, &Selection::handPoseChanged, this, redraw);
    hide();
}

LaneStrip::~LaneStrip() {
    m_parts.meter.disconnect(this);
    m_parts.meter.setWanted(this, false);
}

QSize LaneStrip::sizeHint() const {
    return {200, m_layout.height()};
}

void LaneStrip::showEvent(QShowEvent*) {
    m_parts.meter.setWanted(this, true);
    refreshContents();
}

void LaneStrip::hideEvent(QHideEvent*) {
    m_parts.meter.setWanted(this, false);
}

void LaneStrip::refreshContents() {
    const std::shared_ptr<const ClipMotion>& motion = m_parts.meter.motion();
    const std::shared_ptr<const Asset>& asset = m_parts.document.asset();
    const std::size_t rows = m_layout.rows;
    m_contents = motion && asset ? laneContents(*asset, *motion) : LaneContents();
    m_chosen.reset();
    refreshKept();
    if (motion) {  // else the height stays
        m_layout = LaneLayout::of(m_contents);
    }
    if (rows != m_layout.rows) {
        updateGeometry();
    }
    update();
    emit contentsChanged();
}

QFont LaneStrip::rowFont() const {
    QFont small = font();
    small.setPixelSize(std::max(static_cast<int>(m_layout.rowHeight()) - 4, 1));
    return small;
}

void LaneStrip::setNamesBeside(bool beside) {
    if (std::exchange(m_namesBeside, beside) != beside) {
        update();
    }
}

const LaneItem* LaneStrip::itemAt(const QPointF& at) const {
    return m_layout.itemAt(m_contents, m_axis.scale(), at);
}

/// Plain words while nodes are posed by hand, which the lane does not follow.
QString LaneStrip::handNote() const {
    const auto nodes = m_parts.selection.posing().pose.nodes();
    const bool moved =
        std::ranges::any_of(nodes, [](const HandTransform& node) { return node.movesNode(); });
    return moved ? tr("Of the clip, without the pose by hand") : QString();
}

QString LaneStrip::tipOf(const LaneItem& item) const {
    const QString note = handNote();
    return note.isEmpty() ? item.words : item.words + QLatin1Char('\n') + note;
}

bool LaneStrip::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) {
        return QWidget::event(event);
    }
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const LaneItem* item = itemAt(QPointF(help->pos()))) {
        QToolTip::showText(help->globalPos(), plainToolTip(tipOf(*item)), this);
    } else {
        QToolTip::hideText();
        event->ignore();
    }
    return true;
}

void LaneStrip::contextMenuEvent(QContextMenuEvent* event) {
    emit menuWanted(event->globalPos());
}

void LaneStrip::goTo(const LaneItem& item) {
    const NodeIndex node = item.node;
    const auto seconds = static_cast<float>(item.worst);
    m_player.showMoment(seconds);
    if (node) {
        m_parts.selection.setNode(node);
    }
}

void LaneStrip::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !m_player.playable()) {
        return;
    }
    const LaneItem* item = itemAt(event->position());
    if (item != nullptr && item->kind != LaneItem::Kind::Contact) {
        goTo(*item);
        return;
    }
    const NodeIndex foot = item != nullptr ? item->node : NodeIndex();
    startScrubbing(*event);
    stayAfterScrubbing();
    if (foot) {
        m_parts.selection.setNode(foot);
    }
}

void LaneStrip::mouseMoveEvent(QMouseEvent* event) {
    if (scrubbing()) {
        scrub(*event);
    } else {
        setCursor(itemAt(event->position()) != nullptr ? Qt::PointingHandCursor : Qt::ArrowCursor);
    }
}

void LaneStrip::mouseReleaseEvent(QMouseEvent*) {
    endScrubbing();
}

void LaneStrip::mouseDoubleClickEvent(QMouseEvent* event) {
    if (const LaneItem* item = itemAt(event->position())) {
        goTo(*item);
    }
}

void LaneStrip::refreshKept() {
    setChoosable(!m_contents.items.empty() && m_player.playable());
}

/// To the next item of the chosen row, or the one before; of any row if none is chosen.
void LaneStrip::stepAlong(int direction) {
    const double now = m_chosen ? m_contents.items[*m_chosen].worst : double(m_player.seconds());
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
void LaneStrip::stepAcross(int direction) {
    const auto now = double(m_player.seconds());
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

void LaneStrip::drawChosen(QPainter& painter) const {
    if (hasFocus() && m_chosen) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(QColor(theme::kText), 1.4));
        painter.drawRoundedRect(m_layout.placeOf(m_contents.items[*m_chosen], m_axis.scale()), 2.0,
                                2.0);
    }
}

void LaneStrip::goToChosen() {
    if (m_chosen) {
        goTo(m_contents.items[*m_chosen]);
    }
}

}  // namespace sinew
