// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QDialog>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/panels/dim_label.h"
#include "ui/window/help.h"

namespace sinew {
namespace {

constexpr int kTitleBar = 60;  // pixels that the frame of a dialog may need

void addLine(QGridLayout& grid, const ShortcutLine& line) {
    const int row = grid.rowCount();
    grid.addWidget(new QLabel(line.keys), row, 0);
    grid.addWidget(dimLabel(line.meaning), row, 1);
}

void addHeadline(QGridLayout& grid, const QString& text) {
    const int row = grid.rowCount();
    auto* label = new QLabel(text);
    setTone(*label, LabelTone::Accent);
    grid.setRowMinimumHeight(row, row == 1 ? 0 : 8);
    grid.addWidget(label, row + 1, 0, 1, 2);
}

QScrollArea* makeShortcutList() {
    auto* list = new QWidget;
    auto* grid = new QGridLayout(list);
    grid->setContentsMargins(22, 6, 22, 6);
    grid->setHorizontalSpacing(28);
    grid->setVerticalSpacing(6);
    for (const ShortcutLine& line : shortcutLines()) {
        if (line.keys.isEmpty()) {
            addHeadline(*grid, line.meaning);
        } else {
            addLine(*grid, line);
        }
    }
    auto* area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(list);
    const QSize wanted = list->sizeHint();
    area->setMinimumWidth(wanted.width() + area->verticalScrollBar()->sizeHint().width());
    area->setMaximumHeight(wanted.height());
    return area;
}

}  // namespace

void showShortcuts(QWidget* parent) {
    QDialog dialog(parent);
    dialog.setObjectName(QStringLiteral("shortcutsDialog"));
    dialog.setWindowTitle(QDialog::tr("Keyboard and Mouse"));
    auto* list = makeShortcutList();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    auto* bottom = new QHBoxLayout;
    bottom->setContentsMargins(22, 0, 22, 0);
    bottom->addWidget(buttons);
    auto* column = new QVBoxLayout(&dialog);
    column->setContentsMargins(0, 12, 0, 14);
    column->setSpacing(12);
    column->addWidget(list);
    column->addLayout(bottom);
    // As tall as the list, or as the screen allows; the rest scrolls.
    const int room = parent->screen()->availableGeometry().height() - kTitleBar;
    dialog.resize(dialog.sizeHint().width(),
                  std::min(room, list->maximumHeight() + dialog.sizeHint().height() -
                                     list->sizeHint().height()));
    list->setFocus();  // arrows and pages scroll
    dialog.exec();
}

}  // namespace sinew
