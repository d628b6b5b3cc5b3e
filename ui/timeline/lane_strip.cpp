// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/lane_strip.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/models/tool_tip.h"
#include "ui/session/document.h"
#include "ui/session/motion_meter.h"
#include "ui/session/player.h"
#include "ui/session/selection.h"
#include "ui/timeline/time_axis.h"

namespace sinew {

LaneStrip::LaneStrip(const Parts& parts, QWidget* parent) : QWidget(parent), m_parts(parts) {
    setObjectName(QStringLiteral("contactLane"));
    setAccessibleName(tr("Contacts"));
    setAccessibleDescription(
        tr("Contacts of the feet, loop seam and jumps of the clip. Up and Down choose a row, Left "
           "and Right go to another item."));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
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
    if (motion) {  // until then the height stays
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
    return m_layout.itemAt(m_contents, m_parts.axis.scale(), at);
}

/// Plain words while nodes are posed by hand, which the lane does not follow.
QString LaneStrip::handNote() const {
    const auto nodes = m_parts.selection.posing().pose.nodes();
    const bool moved = std::any_of(nodes.begin(), nodes.end(),
                                   [](const HandTransform& node) { return node.movesNode(); });
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
    m_parts.player.showMoment(seconds);
    if (node) {
        m_parts.selection.setNode(node);
    }
}

void LaneStrip::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !m_parts.player.playable()) {
        return;
    }
    const LaneItem* item = itemAt(event->position());
    if (item != nullptr && item->kind != LaneItem::Kind::Contact) {
        goTo(*item);
        return;
    }
    m_scrubbing = true;
    m_parts.axis.setHeld(true);
    m_parts.player.setPlaying(false);
    const NodeIndex foot = item != nullptr ? item->node : NodeIndex();
    scrubTo(*event);
    if (foot) {
        m_parts.selection.setNode(foot);
    }
}

void LaneStrip::mouseMoveEvent(QMouseEvent* event) {
    if (m_scrubbing) {
        scrubTo(*event);
    } else {
        setCursor(itemAt(event->position()) != nullptr ? Qt::PointingHandCursor : Qt::ArrowCursor);
    }
}

void LaneStrip::mouseReleaseEvent(QMouseEvent*) {
    if (m_scrubbing) {
        m_scrubbing = false;
        m_parts.axis.setHeld(false);
    }
}

void LaneStrip::mouseDoubleClickEvent(QMouseEvent* event) {
    if (const LaneItem* item = itemAt(event->position())) {
        goTo(*item);
    }
}

void LaneStrip::scrubTo(const QMouseEvent& event) {
    const double seconds = m_parts.axis.draggedTo(event.position().x(), event.modifiers());
    m_parts.player.seek(static_cast<float>(seconds));
}

void LaneStrip::wheelEvent(QWheelEvent* event) {
    const QPoint turned = event->angleDelta();
    if (event->modifiers().testFlag(Qt::ShiftModifier) || turned.y() == 0) {
        m_parts.axis.scrollBy(-0.5 * (turned.x() + turned.y()));
    } else {
        m_parts.axis.zoomAt(std::exp2(turned.y() / 480.0), event->position().x());
    }
    event->accept();
}

}  // namespace sinew
