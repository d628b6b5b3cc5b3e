// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/key_owner.h"

#include <QAbstractButton>
#include <QAbstractItemModel>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QTextEdit>
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

}  // namespace sinew
