// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/elided_label.h"

#include <QFontMetrics>

#include "ui/models/tool_tip.h"

namespace sinew {
namespace {

constexpr int kLeastLetters = 7;  // of an elided text, with the ellipsis

}  // namespace

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
    const QString& wanted = fits ? m_full : m_short;
    QString shown = fontMetrics().elidedText(wanted, Qt::ElideMiddle, room);
    if (shown != wanted && shown.size() < kLeastLetters) {
        shown.clear();  // says nothing any more
    }
    setText(shown);
    setToolTip(shown == m_full ? QString() : plainToolTip(m_full));
}

}  // namespace sinew
