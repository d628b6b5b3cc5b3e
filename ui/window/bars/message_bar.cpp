// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/bars/message_bar.h"

#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include "model/evaluate/scene_content.h"
#include "ui/panels/widgets/layouts.h"
#include "ui/session/appearance.h"
#include "ui/session/document.h"
#include "ui/session/selection.h"
#include "ui/style/icons.h"
#include "ui/style/theme.h"

namespace sinew {
namespace {

constexpr int kSignSize = 20;

}  // namespace

MessageBar::MessageBar(Kind kind, QWidget* parent)
    : QFrame(parent), m_text(new QLabel), m_buttons(new QHBoxLayout) {
    const bool error = kind == Kind::Error;
    setObjectName(error ? QStringLiteral("messageBar") : QStringLiteral("noteBar"));
    auto* sign = new QLabel;
    const auto showSign = [sign, kind] {
        const QIcon drawn = kind == Kind::Error  ? icon("error", theme::kErrorText)
                            : kind == Kind::Note ? icon("warning", theme::kWarning)
                                                 : icon("info");
        sign->setPixmap(drawn.pixmap(kSignSize, kSignSize));
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
    connect(close, &QToolButton::clicked, this, [this] {
        hide();
        emit closed();
    });

    const Qt::Alignment place = error ? Qt::AlignTop : Qt::AlignVCenter;
    spaced(new QHBoxLayout(this), {12, error ? 8 : 5, 8, error ? 8 : 5}, 10,
           {{sign, 0, place}, {m_text, 1}, m_buttons, {close, 0, place}});
    hide();
}

QPushButton* MessageBar::addButton(const QString& text) {
    auto* button = new QPushButton(text);
    m_buttons->addWidget(button, 0, Qt::AlignVCenter);
    return button;
}

void MessageBar::showText(const QString& title, const QString& text, const QString& between) {
    m_text->setText(
        QStringLiteral("<b>%1</b>%2%3")
            .arg(title.toHtmlEscaped(), between,
                 text.toHtmlEscaped().replace(QLatin1Char('\n'), QLatin1String("<br>"))));
    show();
}

void MessageBar::showError(const QString& title, const QString& text) {
    m_plain = title + QStringLiteral(": ") + text;
    showText(title, text, QStringLiteral("<br>"));
}

void MessageBar::showNote(const QString& title, const QString& text) {
    m_plain = title + QLatin1Char(' ') + text;
    showText(title, text, QStringLiteral(" "));
}

QString MessageBar::text() const {
    return isHidden() ? QString() : m_plain;
}

LampBar::LampBar(Document& document, Appearance& appearance, QWidget* parent)
    : MessageBar(Kind::Note, parent) {
    QPushButton* stored = addButton(tr("Show as Stored"));
    stored->setObjectName(QStringLiteral("storedLamps"));
    stored->setToolTip(tr("Turns off Balanced (Display > Light)"));
    connect(stored, &QPushButton::clicked, this, [this, &appearance] {
        appearance.change([](Look& look) { look.lighting.balanceLamps = false; });
        hide();
    });
    connect(this, &MessageBar::closed, this, [this] { m_closed = true; });
    connect(&document, &Document::assetChanged, this, [this] {
        m_closed = false;
        hide();
    });
    hide();
}

void LampBar::showNotice(const QString& text) {
    if (text.isEmpty() || m_closed) {
        hide();
    } else {
        showNote(tr("Lamps are balanced:"), text);
    }
}

ContentBar::ContentBar(Document& document, Selection& selection, QWidget* parent)
    : MessageBar(Kind::Note, parent), m_document(document), m_selection(selection) {
    connect(&document, &Document::assetChanged, this, &ContentBar::refresh);
    connect(&selection, &Selection::sceneChanged, this, &ContentBar::refresh);
    refresh();
}

void ContentBar::refresh() {
    const std::shared_ptr<const Asset>& asset = m_document.asset();
    const SceneContent content =
        asset ? sceneContent(*asset, m_selection.scene()) : SceneContent::Surfaces;
    if (content == SceneContent::Surfaces) {
        hide();
    } else {
        showNote(content == SceneContent::Bones ? tr("Shown as bones:") : tr("Nothing to draw:"),
                 QString::fromStdString(contentReason(*asset, m_selection.scene())));
    }
}

}  // namespace sinew
