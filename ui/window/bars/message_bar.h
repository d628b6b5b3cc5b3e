// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace sinew {

class Appearance;
class Document;
class Selection;

/// A message above the picture; stays until it is closed or replaced.
class MessageBar : public QFrame {
    Q_OBJECT

public:
    /// An error, a note about what the picture shows, or minor news.
    enum class Kind { Error, Note, News };

    explicit MessageBar(Kind kind = Kind::Error, QWidget* parent = nullptr);

    void showError(const QString& title, const QString& text);
    void showNote(const QString& title, const QString& text);  // one line if there is room
    /// A button in front of the close button. Owned by the bar.
    QPushButton* addButton(const QString& text);
    [[nodiscard]] QString text() const;  // plain; empty when hidden

signals:
    void closed();  // closed by the user

private:
    void showText(const QString& title, const QString& text, const QString& between);

    QLabel* m_text;
    QHBoxLayout* m_buttons;
    QString m_plain;
};

/// Says above the picture that the file's lamps are balanced, and offers to show them as stored.
/// Once the user closes it, it stays away until the next file.
class LampBar final : public MessageBar {
    Q_OBJECT

public:
    LampBar(Document& document, Appearance& appearance, QWidget* parent = nullptr);

    /// What the picture does to the lamps; empty: nothing.
    void showNotice(const QString& text);

private:
    bool m_closed = false;  // closed by the user
};

/// Says above the picture if the shown scene has nothing to draw, or only bones.
class ContentBar final : public MessageBar {
    Q_OBJECT

public:
    /// All are borrowed.
    ContentBar(Document& document, Selection& selection, QWidget* parent = nullptr);

private:
    void refresh();

    Document& m_document;
    Selection& m_selection;
};

}  // namespace sinew
