// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/search_of_file.h"

#include <QLineEdit>
#include <filesystem>
#include <utility>

#include "ui/session/document.h"

namespace sinew {
namespace {

std::filesystem::path pathOf(const Document& document) {
    return document.asset() ? document.asset()->path : std::filesystem::path();
}

}  // namespace

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
