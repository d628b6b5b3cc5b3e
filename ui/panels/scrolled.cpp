// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/scrolled.h"

#include <QScrollArea>
#include <QScrollBar>

namespace sinew {
namespace {

constexpr int kLeastScrolledHeight = 56;  // two lines

}  // namespace

QScrollArea* scrolled(QWidget* panel) {
    auto* area = new QScrollArea;
    area->setWidget(panel);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setMinimumSize(
        panel->minimumSizeHint().width() + area->verticalScrollBar()->sizeHint().width(),
        kLeastScrolledHeight);
    return area;
}

}  // namespace sinew
