// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QToolButton;

namespace sinew {

/// A headline that folds what is below it away.
class FoldingSection final : public QWidget {
    Q_OBJECT

public:
    /// Takes ownership of `content`.
    FoldingSection(const QString& title, QWidget* content, QWidget* parent = nullptr);

    void setOpen(bool open);
    [[nodiscard]] bool open() const noexcept { return m_open; }
    /// A small button at the right end of the headline, shown while there is something to reset.
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
