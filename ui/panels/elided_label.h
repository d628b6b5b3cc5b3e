// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>

namespace sinew {

/// One line of plain text, elided in the middle if it does not fit; the tooltip shows the full
/// text.
class ElidedLabel final : public QLabel {
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    /// `shortText`, if there is one, is tried before anything is elided. Where only a few letters
    /// have room there is no text, only the tool tip.
    void setFullText(const QString& text, const QString& shortText = {});
    [[nodiscard]] const QString& fullText() const noexcept { return m_full; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void elide();

    QString m_full;
    QString m_short;
};

}  // namespace sinew
