// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/mouse_focus.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QScrollArea>
#include <QSlider>

namespace sinew {

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
