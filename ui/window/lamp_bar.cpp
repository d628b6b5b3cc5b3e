// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/lamp_bar.h"

#include <QPushButton>
#include <QVBoxLayout>
#include <utility>

#include "ui/session/appearance.h"
#include "ui/session/document.h"
#include "ui/window/message_bar.h"

namespace sinew {

LampBar::LampBar(Document& document, Appearance& appearance, QWidget* parent)
    : QWidget(parent), m_bar(new MessageBar(MessageBar::Kind::Note)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_bar);
    QPushButton* stored = m_bar->addButton(tr("Show as Stored"));
    stored->setObjectName(QStringLiteral("storedLamps"));
    stored->setToolTip(tr("Turns off Balanced (Display > Light)"));
    connect(stored, &QPushButton::clicked, this, [this, &appearance] {
        Look look = appearance.look();
        look.lighting.balanceLamps = false;
        appearance.setLook(std::move(look));
        m_bar->hide();
    });
    connect(m_bar, &MessageBar::closed, this, [this] { m_closed = true; });
    connect(&document, &Document::assetChanged, this, [this] {
        m_closed = false;
        m_bar->hide();
    });
    m_bar->hide();
}

void LampBar::showNotice(const QString& text) {
    if (text.isEmpty() || m_closed) {
        m_bar->hide();
    } else {
        m_bar->showNote(tr("Lamps are balanced:"), text);
    }
}

QString LampBar::text() const {
    return m_bar->text();
}

}  // namespace sinew
