// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QAction;
class QMenu;

namespace sinew {

class Document;
class Selection;
class Visibility;

/// Hides, shows and isolates what is selected, as actions for menus.
class VisibilityActions final : public QObject {
    Q_OBJECT

public:
    VisibilityActions(Document& document, Selection& selection, Visibility& visibility,
                      QObject* parent);

    void addTo(QMenu& menu) const;
    [[nodiscard]] QAction* hide() const noexcept { return m_hide; }
    [[nodiscard]] QAction* isolate() const noexcept { return m_isolate; }
    [[nodiscard]] QAction* showAll() const noexcept { return m_showAll; }

private:
    void hideOrShow();
    void isolateSelection();
    void refreshState();

    Document& m_document;
    Selection& m_selection;
    Visibility& m_visibility;
    QAction* m_hide;
    QAction* m_isolate;
    QAction* m_showAll;
    bool m_shows = false;  // the selection is hidden, so that `hide` shows it
};

}  // namespace sinew
