// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace sinew {

class Appearance;
class Document;
class MessageBar;

/// Says above the picture that the file's lamps are balanced, and offers to show them as stored.
/// Once the user closes it, it stays away until the next file.
class LampBar final : public QWidget {
    Q_OBJECT

public:
    LampBar(Document& document, Appearance& appearance, QWidget* parent = nullptr);

    /// What the picture does to the lamps; empty: nothing.
    void showNotice(const QString& text);
    [[nodiscard]] QString text() const;  // empty when hidden

private:
    MessageBar* m_bar;
    bool m_closed = false;  // by the user
};

}  // namespace sinew
