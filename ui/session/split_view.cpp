// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/split_view.h"

#include <algorithm>

#include "ui/session/appearance.h"
#include "ui/session/comparison.h"

namespace sinew {
namespace {

constexpr int kTurnMilliseconds = 500;

}  // namespace

SplitView::SplitView(Comparison& comparison, Appearance& appearance, QObject* parent)
    : QObject(parent), m_comparison(comparison), m_appearance(appearance) {
    m_turn.setInterval(kTurnMilliseconds);
    connect(&m_turn, &QTimer::timeout, this, &SplitView::blink);
    connect(&comparison, &Comparison::changed, this, &SplitView::followComparison);
    connect(&appearance, &Appearance::lookChanged, this, [this] {
        if (m_split.mode == SplitMode::Difference &&
            m_appearance.look().mode != ViewMode::Distance) {
            setMode(m_modeBefore);
        }
    });
}

void SplitView::update(const PictureSplit& next) {
    const bool blinks = next.both && next.mode == SplitMode::Blink;
    if (!blinks) {
        m_turn.stop();
    } else if (!m_split.both || m_split.mode != SplitMode::Blink) {
        m_turn.start();
    }
    if (next != m_split) {
        m_split = next;
        emit changed();
    }
}

void SplitView::setMode(SplitMode mode) {
    const SplitMode before = m_split.mode;
    PictureSplit next = m_split;
    next.mode = mode;
    next.lineIsHot = false;
    if (mode != SplitMode::Difference) {
        update(next);
        if (mode == SplitMode::Blink && next.both) {
            m_turn.start();
        }
        if (before == SplitMode::Difference) {
            leaveDistance();
        }
        return;
    }
    if (before != mode) {
        m_modeBefore = before;
        m_viewBefore = m_appearance.look().mode;
    }
    update(next);
    m_appearance.setMode(ViewMode::Distance);
}

/// Nothing else shows distances by itself.
void SplitView::leaveDistance() {
    if (m_appearance.look().mode == ViewMode::Distance) {
        m_appearance.setMode(m_viewBefore == ViewMode::Distance ? ViewMode::Shaded : m_viewBefore);
    }
}

bool SplitView::showsOne() const noexcept {
    return m_split.mode == SplitMode::Blink || m_split.mode == SplitMode::Difference;
}

void SplitView::showOther() {
    if (showsOne()) {
        blink();
        m_turn.stop();
    }
}

void SplitView::blink() {
    PictureSplit next = m_split;
    next.shown = otherSide(next.shown);
    update(next);
}

void SplitView::setPosition(float position) {
    PictureSplit next = m_split;
    next.position = std::clamp(position, 0.0F, 1.0F);
    update(next);
}

void SplitView::setLineHot(bool isHot) {
    PictureSplit next = m_split;
    next.lineIsHot = isHot;
    update(next);
}

void SplitView::setPartnerShown(bool shown) {
    PictureSplit next = m_split;
    next.both = shown && m_comparison.active();
    update(next);
}

void SplitView::followComparison() {
    if (m_comparison.active()) {
        return;  // the host says when it can be shown
    }
    PictureSplit next = m_split;
    next.both = false;
    next.lineIsHot = false;
    next.shown = ComparedSide::Before;
    const bool wasDifference = next.mode == SplitMode::Difference;
    next.mode = wasDifference ? m_modeBefore : next.mode;
    update(next);
    leaveDistance();
}

}  // namespace sinew
