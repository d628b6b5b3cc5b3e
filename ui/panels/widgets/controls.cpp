// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/widgets/controls.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

#include "ui/style/icons.h"

namespace sinew {

void nameControl(QWidget& control, const char* name, const QString& accessibleName,
                 const QString& tip) {
    control.setObjectName(QLatin1String(name));
    control.setAccessibleName(accessibleName);
    control.setToolTip(tip);
}

QCheckBox* checkBox(const char* name, const QString& text, const QString& tip) {
    auto* box = new QCheckBox(text);
    nameControl(*box, name, {}, tip);
    return box;
}

QPushButton* pushButton(const char* name, const QString& text, const QString& tip) {
    auto* button = new QPushButton(text);
    button->setAutoDefault(false);
    nameControl(*button, name, {}, tip);
    return button;
}

QToolButton* wordButton(const char* name, const QString& text, const QString& tip) {
    auto* button = new QToolButton;
    button->setText(text);
    nameControl(*button, name, {}, tip);
    return button;
}

QToolButton* menuButton(const char* name, const QString& text, const QString& tip) {
    QToolButton* button = wordButton(name, text, tip);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setMenu(new QMenu(button));
    return button;
}

QToolButton* iconButton(const char* name, const char* drawing, const QString& tip) {
    auto* button = new QToolButton;
    button->setIcon(icon(drawing));
    nameControl(*button, name, tip, tip);
    return button;
}

QToolButton* toggleButton(const char* name, const char* drawing, const QString& tip) {
    QToolButton* button = iconButton(name, drawing, tip);
    button->setCheckable(true);
    return button;
}

QDoubleSpinBox* numberField(const FieldRange& range, QWidget* parent) {
    auto* field = new QDoubleSpinBox(parent);
    field->setDecimals(range.decimals);
    field->setRange(range.least, range.most);
    field->setSingleStep(range.step);
    field->setValue(range.usual);
    field->setSuffix(QString::fromUtf8(range.unit));
    field->setButtonSymbols(QAbstractSpinBox::NoButtons);
    field->setAlignment(Qt::AlignRight);
    field->setKeyboardTracking(false);
    return field;
}

}  // namespace sinew
