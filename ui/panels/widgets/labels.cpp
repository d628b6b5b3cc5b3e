// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/widgets/labels.h"

#include <QFontMetrics>
#include <QLabel>
#include <QStyle>

#include "ui/models/names.h"

namespace sinew {
namespace {

constexpr std::array kTones{"", "dim", "accent", "alarm"};  // [LabelTone]

constexpr int kLeastLetters = 7;  // letters of an elided text, including the ellipsis

}  // namespace

void setTone(QLabel& label, LabelTone tone) {
    label.setProperty("tone", QLatin1String(kTones.at(static_cast<std::size_t>(tone))));
    label.style()->unpolish(&label);  // otherwise the style sheet is not applied again
    label.style()->polish(&label);
}

QLabel* dimLabel(const QString& text) {
    auto* label = new QLabel(text);
    setTone(*label, LabelTone::Dim);
    return label;
}

QLabel* hintLabel(const char* name, int side, int end, const QString& text) {
    QLabel* label = dimLabel(text);
    label->setObjectName(QLatin1String(name));
    label->setAlignment(Qt::AlignCenter);
    label->setWordWrap(true);
    label->setContentsMargins(side, end, side, end);
    return label;
}

void ElidedLabel::setFullText(const QString& text, const QString& shortText) {
    m_full = text;
    m_short = shortText;
    elide();
}

void ElidedLabel::setTip(const QString& tip) {
    m_tip = tip;
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
    QString shown = fontMetrics().elidedText(wanted, m_mode, room);
    if (shown != wanted && shown.size() < kLeastLetters) {
        shown.clear();  // has nothing left to say
    }
    setText(shown);
    setToolTip(!m_tip.isEmpty() ? m_tip : shown == m_full ? QString() : plainToolTip(m_full));
}

}  // namespace sinew
