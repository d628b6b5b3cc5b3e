// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QHeaderView>
#include <QLineEdit>
#include <QSlider>
#include <QStringList>
#include <QTabBar>
#include <QTest>
#include <algorithm>
#include <set>
#include <vector>

namespace sinew::test {

inline constexpr int kMostSteps = 600;

/// What Tab or Backtab reaches from `from`, in order, until a widget that it reached before or
/// `stop`.
inline std::vector<QWidget*> walkByTab(QWidget& from, Qt::Key key, const QWidget* stop = nullptr) {
    std::vector<QWidget*> order;
    if (!from.hasFocus()) {
        from.setFocus(Qt::MouseFocusReason);
    }
    for (int step = 0; step < kMostSteps; ++step) {
        QWidget* now = QApplication::focusWidget();
        if (now == nullptr || now == stop ||
            std::find(order.begin(), order.end(), now) != order.end()) {
            break;
        }
        order.push_back(now);
        const bool back = key == Qt::Key_Backtab;
        QTest::keyClick(now, key, back ? Qt::ShiftModifier : Qt::NoModifier);
    }
    return order;
}

inline QString accessibleNameOf(QWidget& widget) {
    const QAccessibleInterface* seen = QAccessible::queryAccessibleInterface(&widget);
    return seen != nullptr ? seen->text(QAccessible::Name) : QString();
}

/// Whether a user does something with the widget: a control, or one of our own that takes keys.
inline bool isControlOfUser(const QWidget& widget) {
    const bool known = qobject_cast<const QAbstractButton*>(&widget) != nullptr ||
                       qobject_cast<const QAbstractItemView*>(&widget) != nullptr ||
                       qobject_cast<const QComboBox*>(&widget) != nullptr ||
                       qobject_cast<const QAbstractSpinBox*>(&widget) != nullptr ||
                       qobject_cast<const QLineEdit*>(&widget) != nullptr ||
                       qobject_cast<const QSlider*>(&widget) != nullptr ||
                       qobject_cast<const QTabBar*>(&widget) != nullptr;
    return known || widget.focusPolicy() != Qt::NoFocus;
}

/// Parts of another control, whose keys go to it, and what only repeats a menu: the buttons in the
/// title of a panel (Window menu), headers of columns (menu of the list).
inline bool isPartOfAnother(const QWidget& widget) {
    const QWidget* parent = widget.parentWidget();
    return qobject_cast<const QHeaderView*>(&widget) != nullptr ||
           qobject_cast<const QComboBox*>(parent) != nullptr ||
           qobject_cast<const QAbstractSpinBox*>(parent) != nullptr ||
           qobject_cast<const QLineEdit*>(parent) != nullptr ||
           widget.inherits("QDockWidgetTitleButton") || widget.inherits("QComboBoxListView") ||
           widget.focusProxy() != nullptr;
}

inline QString wordsOf(const QWidget& widget) {
    return QLatin1String(widget.metaObject()->className()) + QLatin1Char(' ') +
           widget.objectName() + QLatin1Char(' ') + widget.toolTip();
}

/// The enabled, visible controls inside `root` that are not among `reached`, or have no accessible
/// name. `passedBy`: what has a key of its own instead.
template <class PassedBy>
QStringList unreachable(const QWidget& root, const std::set<QWidget*>& reached,
                        const PassedBy& passedBy) {
    QStringList faults;
    for (QWidget* widget : root.findChildren<QWidget*>()) {
        if (!widget->isVisible() || !widget->isEnabled() || !isControlOfUser(*widget) ||
            isPartOfAnother(*widget)) {
            continue;
        }
        if (reached.count(widget) == 0 && !passedBy(*widget)) {
            faults << QStringLiteral("not reached: ") + wordsOf(*widget);
        }
        if (accessibleNameOf(*widget).isEmpty()) {
            faults << QStringLiteral("no name: ") + wordsOf(*widget);
        }
    }
    return faults;
}

}  // namespace sinew::test
