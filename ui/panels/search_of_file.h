// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

class QLineEdit;

namespace sinew {

class Document;

/// Empties the search when another file is shown; the same file, reloaded, keeps it. Call before
/// the panel connects to the document, so that the panel does not search the new file in vain.
void emptyWithFile(QLineEdit& search, const Document& document);

}  // namespace sinew
