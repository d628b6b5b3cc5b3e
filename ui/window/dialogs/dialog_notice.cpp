// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/dialogs/dialog_notice.h"

#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QPushButton>

#include "ui/panels/widgets/layouts.h"
#include "ui/style/icons.h"
#include "ui/style/theme.h"

namespace sinew {

DialogNotice::DialogNotice(QWidget* parent)
    : QFrame(parent), m_text(new QLabel), m_buttons(new QHBoxLayout) {
    setObjectName(QStringLiteral("dialogNotice"));
    auto* sign = new QLabel;
    sign->setPixmap(icon("warning", theme::kWarning).pixmap(20, 20));
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_buttons->addStretch();
    auto* column = spaced(new QVBoxLayout, 8, {m_text, m_buttons});
    spaced(new QHBoxLayout(this), {0, 4, 0, 4}, 10, {{sign, 0, Qt::AlignTop}, {column, 1}});
    hide();
}

void DialogNotice::say(const QString& text, std::vector<Choice> choices) {
    m_text->setText(text);
    while (m_buttons->count() > 1) {  // buttons behind the stretch
        QLayoutItem* item = m_buttons->takeAt(1);
        item->widget()->hide();
        item->widget()->deleteLater();  // may be the one that was pressed
        delete item;
    }
    for (Choice& choice : choices) {
        auto* button = new QPushButton(choice.first);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, [this, act = std::move(choice.second)] {
            const auto chosen = act;  // the button may be deleted meanwhile
            hide();
            chosen();
        });
        m_buttons->addWidget(button);
    }
    show();
}

QString DialogNotice::text() const {
    return isHidden() ? QString() : m_text->text();
}

}  // namespace sinew
