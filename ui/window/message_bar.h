// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace sinew {

/// A message above the picture; stays until it is closed or replaced.
class MessageBar final : public QFrame {
    Q_OBJECT

public:
    /// An error, or a note about what the picture shows.
    enum class Kind { Error, Note };

    explicit MessageBar(Kind kind = Kind::Error, QWidget* parent = nullptr);

    void showError(const QString& title, const QString& text);
    void showNote(const QString& title, const QString& text);  // on one line if there is room
    /// A button in front of the close button. Owned by the bar.
    QPushButton* addButton(const QString& text);
    [[nodiscard]] QString text() const;  // plain; empty when hidden

signals:
    void closed();  // by the user

private:
    void showText(const QString& title, const QString& text, const QString& between);

    QLabel* m_text;
    QHBoxLayout* m_buttons;
    QString m_plain;
};

}  // namespace sinew
