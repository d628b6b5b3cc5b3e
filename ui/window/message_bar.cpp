// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/message_bar.h"

#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QToolButton>

#include "ui/style/icons.h"
#include "ui/style/theme.h"

namespace sinew {
namespace {

constexpr int kSignSize = 20;

}  // namespace

MessageBar::MessageBar(QWidget* parent) : QFrame(parent), m_text(new QLabel) {
    setObjectName(QStringLiteral("messageBar"));
    auto* sign = new QLabel;
    const auto showSign = [sign] {
        sign->setPixmap(icon("error", theme::kErrorText).pixmap(kSignSize, kSignSize));
    };
    connect(&theme::news(), &theme::ThemeNews::changed, sign, showSign);
    showSign();
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* close = new QToolButton;
    close->setIcon(icon("close"));
    close->setToolTip(tr("Close this message"));
    close->setAccessibleName(close->toolTip());
    connect(close, &QToolButton::clicked, this, &QWidget::hide);

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 8, 8, 8);
    row->setSpacing(10);
    row->addWidget(sign, 0, Qt::AlignTop);
    row->addWidget(m_text, 1);
    row->addWidget(close, 0, Qt::AlignTop);
    hide();
}

void MessageBar::showError(const QString& title, const QString& text) {
    m_plain = title + QStringLiteral(": ") + text;
    m_text->setText(QStringLiteral("<b>%1</b><br>%2")
                        .arg(title.toHtmlEscaped(), text.toHtmlEscaped().replace(
                                                        QLatin1Char('\n'), QLatin1String("<br>"))));
    show();
}

QString MessageBar::text() const {
    return isHidden() ? QString() : m_plain;
}

}  // namespace sinew
