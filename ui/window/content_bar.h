// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "model/view/look.h"

namespace sinew {

class Appearance;
class Document;
class MessageBar;
class Selection;

/// Says above the picture if the shown scene has nothing to draw, or only bones, or nothing that
/// the view shows; the latter only if the picture has no legend, which says it otherwise.
class ContentBar final : public QWidget {
    Q_OBJECT

public:
    /// All are borrowed.
    ContentBar(Document& document, Selection& selection, Appearance& appearance,
               QWidget* parent = nullptr);

    [[nodiscard]] QString text() const;  // plain; empty when hidden

private:
    void refresh();
    void onLookChanged();
    void showMissingData();

    Document& m_document;
    Selection& m_selection;
    Appearance& m_appearance;
    MessageBar* m_bar;
    Look m_look;  // that the bar speaks of
};

}  // namespace sinew
