// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/key_owner.h"

#include <QAbstractButton>
#include <QAbstractItemModel>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QSlider>
#include <QSpinBox>
#include <QTabBar>
#include <QTextEdit>
#include <QToolButton>
#include <QTreeView>
#include <algorithm>

namespace sinew {
namespace {

constexpr QKeySequence::StandardKey kEditingKeys[] = {
    QKeySequence::Undo,
    QKeySequence::Redo,
    QKeySequence::Cut,
    QKeySequence::Copy,
    QKeySequence::Paste,
    QKeySequence::SelectAll,
    QKeySequence::MoveToNextWord,
    QKeySequence::MoveToPreviousWord,
    QKeySequence::SelectNextWord,
    QKeySequence::SelectPreviousWord,
    QKeySequence::MoveToStartOfDocument,
    QKeySequence::MoveToEndOfDocument,
    QKeySequence::DeleteStartOfWord,
    QKeySequence::DeleteEndOfWord,
    QKeySequence::DeleteCompleteLine,
    QKeySequence::DeleteEndOfLine,
};

bool isPlain(const QKeyEvent& key) {
    return (key.modifiers() &
            ~(Qt::ShiftModifier | Qt::KeypadModifier | Qt::GroupSwitchModifier)) == Qt::NoModifier;
}

bool isFunctionKey(const QKeyEvent& key) {
    return key.key() >= Qt::Key_F1 && key.key() <= Qt::Key_F35;
}

bool edits(const QKeyEvent& key) {
    return key.keyCombination() == (Qt::CTRL | Qt::Key_Y) ||
           std::any_of(std::begin(kEditingKeys), std::end(kEditingKeys),
                       [&](QKeySequence::StandardKey each) { return key.matches(each); });
}

/// Widgets of a form, between which Tab moves.
bool isControl(const QWidget& widget) {
    return qobject_cast<const QAbstractButton*>(&widget) != nullptr ||
           qobject_cast<const QComboBox*>(&widget) != nullptr ||
           qobject_cast<const QAbstractSlider*>(&widget) != nullptr ||
           qobject_cast<const QTabBar*>(&widget) != nullptr ||
           widget.property("tabMovesOn").toBool();
}

/// An empty list has nothing to move in: its keys are those of the window.
bool isFilledList(const QWidget& widget) {
    const auto* view = qobject_cast<const QAbstractItemView*>(&widget);
    return view != nullptr && view->model() != nullptr &&
           view->model()->rowCount(view->rootIndex()) > 0;
}

bool movesUpAndDown(const QWidget& widget) {
    return isFilledList(widget) || qobject_cast<const QComboBox*>(&widget) != nullptr ||
           qobject_cast<const QAbstractSlider*>(&widget) != nullptr ||
           widget.property("movesUpAndDown").toBool();
}

bool unfolds(const QWidget& widget) {
    const auto* tree = qobject_cast<const QTreeView*>(&widget);
    return tree != nullptr && tree->rootIsDecorated() && isFilledList(widget);
}

bool movesSideways(const QWidget& widget) {
    return unfolds(widget) || widget.property("movesSideways").toBool() ||
           qobject_cast<const QAbstractSlider*>(&widget) != nullptr ||
           qobject_cast<const QTabBar*>(&widget) != nullptr;
}

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

bool takesText(const QWidget& widget) {
    if (const auto* line = qobject_cast<const QLineEdit*>(&widget)) {
        return !line->isReadOnly();
    }
    if (const auto* box = qobject_cast<const QComboBox*>(&widget)) {
        return box->isEditable();
    }
    if (const auto* text = qobject_cast<const QTextEdit*>(&widget)) {
        return !text->isReadOnly();
    }
    if (const auto* text = qobject_cast<const QPlainTextEdit*>(&widget)) {
        return !text->isReadOnly();
    }
    return qobject_cast<const QAbstractSpinBox*>(&widget) != nullptr;
}

bool keepsKey(const QWidget& widget, const QKeyEvent& key) {
    if (takesText(widget)) {
        return (isPlain(key) && !isFunctionKey(key)) || edits(key);
    }
    if (const auto* bar = qobject_cast<const QMenuBar*>(&widget)) {
        return bar->activeAction() != nullptr && isPlain(key);
    }
    if (!isPlain(key)) {
        return false;
    }
    switch (key.key()) {
        case Qt::Key_Tab:
        case Qt::Key_Backtab:
            return isControl(widget);
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_PageUp:
        case Qt::Key_PageDown:
            return movesUpAndDown(widget);
        case Qt::Key_Left:
        case Qt::Key_Right:
            return movesSideways(widget);
        case Qt::Key_Home:
            return widget.property("fitsByHome").toBool();
        default:
            return false;
    }
}

bool searchesByTyping(const QWidget& widget, const QKeyEvent& key) {
    const bool list = qobject_cast<const QAbstractItemView*>(&widget) != nullptr ||
                      (qobject_cast<const QComboBox*>(&widget) != nullptr && !takesText(widget));
    const QString text = key.text();
    if (!list || !isPlain(key) || text.isEmpty() || !text.front().isPrint() ||
        text == QLatin1String(" ")) {
        return false;
    }
    return !unfolds(widget) || !QStringLiteral("+-*").contains(text);  // these unfold rows
}

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
