// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/widgets/row_menu.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QMenu>
#include <QWidgetAction>

#include "ui/panels/widgets/layouts.h"

namespace sinew {
namespace {

constexpr int kTitleIconSize = 16;
constexpr int kTitleSpacing = 27;  // its text starts where that of entries does
constexpr qsizetype kMostLetters = 40;

/// The middle is left out: names in rigs differ at their ends.
QString withoutMiddle(const QString& name) {
    if (name.size() <= kMostLetters) {
        return name;
    }
    return name.left(kMostLetters / 2) + QStringLiteral("…") + name.right(kMostLetters / 2);
}

}  // namespace

RowMenu::RowMenu(QAbstractItemView& view)
    : QObject(&view), m_view(view), m_viewport(view.viewport()) {
    view.setContextMenuPolicy(Qt::DefaultContextMenu);
    view.installEventFilter(this);  // receives the Menu key
    m_viewport->installEventFilter(this);
}

bool RowMenu::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_viewport && event->type() == QEvent::MouseButtonPress) {
        return static_cast<QMouseEvent*>(event)->button() == Qt::RightButton;
    }
    if (event->type() != QEvent::ContextMenu) {
        return false;
    }
    const auto& asked = *static_cast<QContextMenuEvent*>(event);
    QModelIndex row;
    QPoint at = asked.globalPos();
    if (asked.reason() == QContextMenuEvent::Keyboard) {
        row = m_view.currentIndex();
        at = m_viewport->mapToGlobal(m_view.visualRect(row).center());
    } else if (watched == m_viewport) {
        row = m_view.indexAt(asked.pos());
    }
    if (row.isValid()) {
        emit wanted(row, at);
    }
    return true;
}

void addTitle(QMenu& menu, const QIcon& icon, const QString& text) {
    auto* line = new QWidget(&menu);
    auto* drawing = new QLabel;
    drawing->setPixmap(icon.pixmap(kTitleIconSize));
    auto* name = new QLabel(withoutMiddle(text));
    name->setObjectName(QStringLiteral("menuTitle"));
    name->setTextFormat(Qt::PlainText);
    QFont font = name->font();
    font.setBold(true);
    name->setFont(font);
    spaced(new QHBoxLayout(line), {4, 4, 16, 4}, kTitleSpacing, {drawing, {name, 1}});
    auto* action = new QWidgetAction(&menu);
    action->setDefaultWidget(line);
    action->setEnabled(false);  // cannot be chosen
    menu.addAction(action);
    line->setEnabled(true);  // and is not dimmed
    menu.addSeparator();
}

QAction* addCopyEntry(QMenu& menu, const QString& title, const QString& text) {
    QAction* action =
        menu.addAction(title, &menu, [text] { QApplication::clipboard()->setText(text); });
    action->setEnabled(!text.isEmpty());
    return action;
}

QString entryText(const QString& name) {
    return withoutMiddle(name).replace(QLatin1Char('&'), QStringLiteral("&&"));
}

}  // namespace sinew
