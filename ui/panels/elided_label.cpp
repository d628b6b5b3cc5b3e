// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/elided_label.h"

#include <QFontMetrics>

#include "ui/models/tool_tip.h"

namespace sinew {

ElidedLabel::ElidedLabel(QWidget* parent) : QLabel(parent) {
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    setTextInteractionFlags(Qt::NoTextInteraction);
}

void ElidedLabel::setFullText(const QString& text, const QString& shortText) {
    m_full = text;
    m_short = shortText;
    elide();
}

void ElidedLabel::resizeEvent(QResizeEvent* event) {
    QLabel::resizeEvent(event);
    elide();
}

void ElidedLabel::elide() {
    const int room = contentsRect().width();
    const bool fits = m_short.isEmpty() || fontMetrics().horizontalAdvance(m_full) <= room;
    const QString shown = fontMetrics().elidedText(fits ? m_full : m_short, Qt::ElideMiddle, room);
    setText(shown);
    setToolTip(shown == m_full ? QString() : plainToolTip(m_full));
}

}  // namespace sinew
