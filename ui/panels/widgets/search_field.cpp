// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/widgets/search_field.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <filesystem>
#include <utility>

#include "ui/keys/keyed_words.h"
#include "ui/session/document.h"
#include "ui/style/icons.h"
#include "ui/style/theme.h"

namespace sinew {
namespace {

std::filesystem::path pathOf(const Document& document) {
    return document.asset() ? document.asset()->path : std::filesystem::path();
}

}  // namespace

SearchField::SearchField(const QString& what) {
    setFocusPolicy(Qt::ClickFocus);
    setPlaceholderText(what);
    setAccessibleName(what);
    setExplanation({});
    setClearButtonEnabled(true);
    addAction(icon("search", theme::kDimText), LeadingPosition);
}

void SearchField::setExplanation(const QString& more) {
    const QString what = placeholderText();
    setKeyedTip(*this, QStringLiteral("find"),
                more.isEmpty() ? what : what + QLatin1Char('\n') + more);
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

void emptyWithFile(QLineEdit& search, const Document& document) {
    QObject::connect(&document, &Document::assetChanged, &search,
                     [&search, &document, shown = pathOf(document)]() mutable {
                         const std::filesystem::path before =
                             std::exchange(shown, pathOf(document));
                         if (shown.empty() || shown != before) {
                             search.clear();
                         }
                     });
}

}  // namespace sinew
