// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>

class QLabel;
class QString;

namespace sinew {

/// How the style sheet colours the text of a label, in any theme.
enum class LabelTone { Normal, Dim, Accent, Alarm };
void setTone(QLabel& label, LabelTone tone);

/// A dimmed label for the values next to it. The caller owns the label.
[[nodiscard]] QLabel* dimLabel(const QString& text);

/// In place of a list that is empty: dimmed and centred, `side` and `end` pixels from the edges.
[[nodiscard]] QLabel* hintLabel(const char* name, int side, int end, const QString& text = {});

/// One line of plain text, elided if it does not fit; the tool tip shows the full text.
class ElidedLabel final : public QLabel {
    Q_OBJECT

public:
    explicit ElidedLabel(Qt::TextElideMode mode = Qt::ElideMiddle) : m_mode(mode) {
        setTextFormat(Qt::PlainText);
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    }

    /// `shortText`, if there is one, is tried before anything is elided. Where only a few letters
    /// have room there is no text, only the tool tip.
    void setFullText(const QString& text, const QString& shortText = {});
    void setTip(const QString& tip);  // shown instead of the full text
    [[nodiscard]] const QString& fullText() const noexcept { return m_full; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void elide();

    Qt::TextElideMode m_mode;
    QString m_tip;
    QString m_full;
    QString m_short;
};

}  // namespace sinew
