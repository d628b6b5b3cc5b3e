// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>
#include <functional>
#include <utility>
#include <vector>

class QHBoxLayout;
class QLabel;

namespace sinew {

/// A sentence inside a dialog about what went wrong or has to be decided, with buttons for the ways
/// out. Hidden until there is something to say.
class DialogNotice final : public QFrame {
    Q_OBJECT

public:
    using Choice = std::pair<QString, std::function<void()>>;  // button text, what it does

    explicit DialogNotice(QWidget* parent = nullptr);

    /// Pressing a button hides the notice first.
    void say(const QString& text, std::vector<Choice> choices = {});
    [[nodiscard]] QString text() const;  // empty when hidden

private:
    QLabel* m_text;
    QHBoxLayout* m_buttons;
};

}  // namespace sinew
