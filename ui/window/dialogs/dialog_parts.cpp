// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/dialogs/dialog_parts.h"

#include <QCheckBox>
#include <QDialog>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

#include "ui/panels/widgets/labels.h"
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

void bringUp(QWidget& window) {
    window.show();
    window.raise();
    window.activateWindow();
}

void layOut(QDialog& dialog, std::initializer_list<LayoutItem> parts, int spacing) {
    spaced(new QVBoxLayout(&dialog), {18, 16, 18, 14}, spacing, parts);
}

QFormLayout* dialogForm(QWidget* widget) {
    auto* form = new QFormLayout(widget);
    form->setContentsMargins(0, 0, 0, 0);
    form->setVerticalSpacing(12);
    return form;
}

QLabel* aboutLabel(const QString& text) {
    QLabel* label = dimLabel(text);
    label->setWordWrap(true);
    return label;
}

QDoubleSpinBox* numberBox(const char* name, const QString& words, double least, double most,
                          int decimals) {
    auto* box = named(new QDoubleSpinBox, name, words);
    box->setRange(least, most);
    box->setDecimals(decimals);
    box->setButtonSymbols(QAbstractSpinBox::NoButtons);
    return box;
}

QCheckBox* optionBox(const char* name, const QString& text, const QString& tip, bool on) {
    auto* box = new QCheckBox(text);
    box->setObjectName(QLatin1String(name));
    box->setToolTip(tip);
    box->setChecked(on);
    return box;
}

QProgressBar* progressBar(const char* name, const QString& words) {
    auto* bar = named(new QProgressBar, name, words);
    bar->setRange(0, 100);
    bar->setTextVisible(false);
    QSizePolicy keepsRoom = bar->sizePolicy();
    keepsRoom.setRetainSizeWhenHidden(true);
    bar->setSizePolicy(keepsRoom);
    return bar;
}

}  // namespace sinew
