// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QToolButton;

namespace sinew {

/// A collapsible section with a headline.
class FoldingSection final : public QWidget {
    Q_OBJECT

public:
    /// Takes ownership of `content`.
    FoldingSection(const QString& title, QWidget* content);

    void setOpen(bool open);
    [[nodiscard]] bool open() const noexcept { return m_open; }
    /// Shows or hides the reset button at the right end of the headline.
    void setChanged(bool changed);

signals:
    void openChanged(bool open);
    void resetWanted();

private:
    QToolButton* m_headline;
    QToolButton* m_reset;
    QWidget* m_content;
    bool m_open = true;
};

}  // namespace sinew
