// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

class QAbstractScrollArea;

namespace sinew {

class Document;

/// Scrolls to the upper left corner when another file is shown; the same file, reloaded, stays
/// where it is. Call after the panel has connected to the document, so that the list has its rows.
void showTopOfFile(QAbstractScrollArea& list, const Document& document);

}  // namespace sinew
