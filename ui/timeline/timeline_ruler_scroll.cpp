// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QScrollBar>
#include <QSignalBlocker>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "ui/session/player.h"
#include "ui/timeline/timeline_ruler.h"

namespace sinew {
namespace {

constexpr int kScrollHeight = 10;
constexpr double kScrollSteps = 1e6;  // of the whole clip: a scroll bar counts in integers

int stepsOf(double seconds, double clipSeconds) {
    return static_cast<int>(std::lround(seconds / clipSeconds * kScrollSteps));
}

}  // namespace

void TimelineRuler::wheelEvent(QWheelEvent* event) {
    const QPoint turned = event->angleDelta();
    const bool sideways = event->modifiers().testFlag(Qt::ShiftModifier) || turned.y() == 0;
    if (sideways) {
        m_axis.scrollBy(-0.5 * (turned.x() + turned.y()));
    } else {
        m_axis.zoomAt(std::exp2(turned.y() / 480.0), event->position().x());
    }
    event->accept();
}

void TimelineRuler::scrollToBar(int value) {
    const InOutRange& clip = m_axis.clip();
    const double first = clip.inSeconds + value / kScrollSteps * (clip.outSeconds - clip.inSeconds);
    m_axis.scrollBy((first - scale().firstSeconds) * scale().pixelsPerSecond());
}

void TimelineRuler::refreshScrollBar() {
    const double clip = m_axis.clip().outSeconds - m_axis.clip().inSeconds;
    const bool zoomed = m_axis.zoomed();
    if (zoomed) {
        const QSignalBlocker blocker(m_bar);
        const int page = std::max(1, stepsOf(scale().lastSeconds - scale().firstSeconds, clip));
        m_bar->setRange(0, std::max(0, static_cast<int>(kScrollSteps) - page));
        m_bar->setPageStep(page);
        m_bar->setSingleStep(std::max(1, page / 10));
        m_bar->setValue(stepsOf(scale().firstSeconds - m_axis.clip().inSeconds, clip));
    }
    m_bar->setGeometry(0, height() - kScrollHeight, width(), kScrollHeight);
    m_bar->setVisible(zoomed);
    update();
}

int TimelineRuler::bottom() const {
    return m_bar->isHidden() ? height() : height() - kScrollHeight;
}

}  // namespace sinew
