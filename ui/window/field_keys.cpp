// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/field_keys.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QScrollArea>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>

namespace sinew {
namespace {

/// Setting the value that it has discards what was typed.
void revert(QAbstractSpinBox& box) {
    if (auto* number = qobject_cast<QDoubleSpinBox*>(&box)) {
        number->setValue(number->value());
    } else if (auto* count = qobject_cast<QSpinBox*>(&box)) {
        count->setValue(count->value());
    }
}

bool handleNumberKey(QAbstractSpinBox& box, int key) {
    switch (key) {
        case Qt::Key_Escape:
            revert(box);
            box.clearFocus();
            return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            box.interpretText();
            box.clearFocus();
            return true;
        default:
            return false;
    }
}

bool pressButton(QWidget& widget, const QKeyEvent& key) {
    auto* button = qobject_cast<QAbstractButton*>(&widget);
    const bool enter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    if (button == nullptr || !enter || !button->isEnabled()) {
        return false;
    }
    auto* tool = qobject_cast<QToolButton*>(button);
    if (tool != nullptr && tool->popupMode() == QToolButton::InstantPopup) {
        tool->showMenu();
    } else {
        button->click();
    }
    return true;
}

QLineEdit* lineOf(QWidget& widget) {
    if (const auto* box = qobject_cast<QComboBox*>(&widget)) {
        return box->lineEdit();
    }
    auto* line = qobject_cast<QLineEdit*>(&widget);
    return line != nullptr ? line : widget.findChild<QLineEdit*>();
}

}  // namespace

bool handleFieldKey(QWidget& widget, const QKeyEvent& key) {
    if (key.keyCombination() == (Qt::CTRL | Qt::Key_Y)) {
        QLineEdit* line = lineOf(widget);
        if (line != nullptr && !line->isReadOnly()) {
            line->redo();
        }
        return line != nullptr;
    }
    if (pressButton(widget, key)) {
        return true;
    }
    auto* box = qobject_cast<QAbstractSpinBox*>(&widget);
    return box != nullptr && handleNumberKey(*box, key.key());
}

void limitFocusByMouse(QWidget& widget) {
    if (widget.focusPolicy() == Qt::NoFocus) {
        return;
    }
    const auto* choice = qobject_cast<const QComboBox*>(&widget);
    if ((choice != nullptr && !choice->isEditable()) ||
        qobject_cast<const QAbstractButton*>(&widget) != nullptr ||
        qobject_cast<const QSlider*>(&widget) != nullptr) {
        widget.setFocusPolicy(Qt::TabFocus);
    } else if (qobject_cast<QScrollArea*>(&widget) != nullptr) {
        widget.setFocusPolicy(Qt::NoFocus);
    } else if (widget.focusPolicy() == Qt::WheelFocus) {
        widget.setFocusPolicy(Qt::StrongFocus);
    }
}

bool turnsByWheel(const QWidget& widget) {
    return qobject_cast<const QAbstractSpinBox*>(&widget) != nullptr ||
           qobject_cast<const QComboBox*>(&widget) != nullptr ||
           qobject_cast<const QSlider*>(&widget) != nullptr;
}

}  // namespace sinew
