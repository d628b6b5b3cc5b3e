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

/// A sentence inside a dialog about a problem or a decision, with buttons for the choices. Hidden
/// until there is something to say.
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
