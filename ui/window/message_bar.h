// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>

class QLabel;

namespace sinew {

/// An error message above the picture; stays until it is closed or replaced.
class MessageBar final : public QFrame {
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent = nullptr);

    void showError(const QString& title, const QString& text);
    [[nodiscard]] QString text() const;  // plain; empty when hidden

private:
    QLabel* m_text;
    QString m_plain;
};

}  // namespace sinew
