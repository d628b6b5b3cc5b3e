// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace sinew {

class Document;
class MessageBar;
class Selection;

/// Says above the picture if the shown scene has nothing to draw, or only bones.
class ContentBar final : public QWidget {
    Q_OBJECT

public:
    /// Both are borrowed.
    ContentBar(Document& document, Selection& selection, QWidget* parent = nullptr);

    [[nodiscard]] QString text() const;  // plain; empty when hidden

private:
    void refresh();

    Document& m_document;
    Selection& m_selection;
    MessageBar* m_bar;
};

}  // namespace sinew
