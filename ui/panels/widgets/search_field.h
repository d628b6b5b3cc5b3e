// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QLineEdit>

class QLineEdit;

namespace sinew {

class Document;

/// A field that filters the list below it. It takes the keys only after a click or by the key of
/// Find; the tab order passes it by. Esc clears it; a second Esc gives up the focus.
class SearchField final : public QLineEdit {
    Q_OBJECT

public:
    /// `what` is shown while the field is empty: "Search nodes".
    explicit SearchField(const QString& what);

    void setExplanation(const QString& more);  // below `what` and the key, in the tool tip

protected:
    void keyPressEvent(QKeyEvent* event) override;
};

/// Empties the search when another file is shown; the same file, reloaded, keeps it. Call before
/// the panel connects to the document, so that the panel does not search the new file needlessly.
void emptyWithFile(QLineEdit& search, const Document& document);

}  // namespace sinew
