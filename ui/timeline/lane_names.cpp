// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/lane_names.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "ui/models/names.h"
#include "ui/session/selection.h"
#include "ui/style/theme.h"
#include "ui/timeline/lane_strip.h"

namespace sinew {
namespace {

constexpr int kNameMargin = 8;  // pixels left and right of a name

}  // namespace

LaneNames::LaneNames(LaneStrip& lane, Selection& selection, QWidget* parent)
    : QWidget(parent), m_lane(&lane), m_selection(selection) {
    setObjectName(QStringLiteral("contactLaneNames"));
    setAccessibleName(tr("Feet"));
    lane.installEventFilter(this);
    connect(&lane, &LaneStrip::contentsChanged, this, qOverload<>(&QWidget::update));
    followLane();
}

void LaneNames::followLane() {
    setFixedHeight(m_lane->height());
    setVisible(!m_lane->isHidden());
}

bool LaneNames::eventFilter(QObject* watched, QEvent* event) {
    // A lane that is being destroyed still sends events, but is no LaneStrip any more.
    if (const auto* lane = qobject_cast<const LaneStrip*>(watched);
        lane && lane == m_lane &&
        (event->type() == QEvent::Resize || event->type() == QEvent::ShowToParent ||
         event->type() == QEvent::HideToParent)) {
        followLane();
    }
    return QWidget::eventFilter(watched, event);
}

void LaneNames::showEvent(QShowEvent*) {
    if (m_lane) {
        m_lane->setNamesBeside(true);
    }
}

void LaneNames::hideEvent(QHideEvent*) {
    if (m_lane) {
        m_lane->setNamesBeside(false);
    }
}

std::size_t LaneNames::footAt(const QPointF& at) const {
    const std::size_t feet = m_lane ? m_lane->contents().feet.size() : 0;
    for (std::size_t foot = 0; foot < feet; ++foot) {
        const double top = m_lane->rows().rowTop(foot);
        if (at.y() >= top && at.y() < top + m_lane->rows().rowHeight()) {
            return foot;
        }
    }
    return feet;
}

bool LaneNames::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) {
        return QWidget::event(event);
    }
    const auto* help = static_cast<QHelpEvent*>(event);
    const std::size_t foot = footAt(QPointF(help->pos()));
    if (m_lane && foot < m_lane->contents().feet.size()) {
        QToolTip::showText(help->globalPos(),
                           plainToolTip(footWords(m_lane->contents().feet[foot])), this);
    } else {
        QToolTip::hideText();
    }
    return true;
}

void LaneNames::mousePressEvent(QMouseEvent* event) {
    const std::size_t foot = footAt(event->position());
    if (event->button() == Qt::LeftButton && m_lane && foot < m_lane->contents().feet.size()) {
        m_selection.setNode(NodeIndex(m_lane->contents().feet[foot].node));
    }
}

void LaneNames::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme::kBase);
    painter.setPen(theme::kLine);
    painter.drawLine(0, 0, width(), 0);
    if (!m_lane) {
        return;
    }
    painter.setFont(m_lane->rowFont());
    const LaneContents& contents = m_lane->contents();
    const std::vector<QString> names =
        footNames(contents, painter.fontMetrics(), width() - 2 * kNameMargin);
    for (std::size_t foot = 0; foot < names.size(); ++foot) {
        const QRectF row(kNameMargin, m_lane->rows().rowTop(foot), width() - kNameMargin,
                         m_lane->rows().rowHeight());
        painter.setPen(contents.feet[foot].touches ? theme::kText : theme::kDimText);
        painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, names[foot]);
    }
}

}  // namespace sinew
