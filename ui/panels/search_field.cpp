// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/search_field.h"

#include <QKeyEvent>

#include "ui/models/tool_tip.h"
#include "ui/style/icons.h"
#include "ui/style/theme.h"

namespace sinew {

SearchField::SearchField(const QString& what, QWidget* parent) : QLineEdit(parent) {
    setFocusPolicy(Qt::ClickFocus);
    setPlaceholderText(what);
    setAccessibleName(what);
    setToolTip(withKey(what, QKeySequence::Find));
    setClearButtonEnabled(true);
    addAction(icon("search", theme::kDimText), LeadingPosition);
}

void SearchField::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Escape) {
        QLineEdit::keyPressEvent(event);
    } else if (text().isEmpty()) {
        clearFocus();
    } else {
        clear();
    }
}

}  // namespace sinew
