// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/top_of_file.h"

#include <QAbstractScrollArea>
#include <QScrollBar>

#include "ui/session/document.h"

namespace sinew {

void showTopOfFile(QAbstractScrollArea& list, const Document& document) {
    QObject::connect(&document, &Document::assetChanged, &list, [&list, &document] {
        if (document.change() == Document::Change::Opened) {
            list.verticalScrollBar()->setValue(list.verticalScrollBar()->minimum());
            list.horizontalScrollBar()->setValue(list.horizontalScrollBar()->minimum());
        }
    });
}

}  // namespace sinew
