// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>
#include <functional>
#include <utility>
#include <vector>

#include "ui/panels/widgets/layouts.h"

class QDialog;
class QCheckBox;
class QDoubleSpinBox;
class QFormLayout;
class QHBoxLayout;
class QLabel;
class QProgressBar;

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

/// Shows a window in front, also if it is open already.
void bringUp(QWidget& window);

/// Gives a widget its object name, and the words that a screen reader says.
template <class Widget>
[[nodiscard]] Widget* named(Widget* widget, const char* name, const QString& words) {
    widget->setObjectName(QLatin1String(name));
    widget->setAccessibleName(words);
    return widget;
}

// Parts of dialogs.
void layOut(QDialog& dialog, std::initializer_list<LayoutItem> parts, int spacing = 12);
[[nodiscard]] QFormLayout* dialogForm(QWidget* widget);
[[nodiscard]] QLabel* aboutLabel(const QString& text);  // what the dialog does
[[nodiscard]] QDoubleSpinBox* numberBox(const char* name, const QString& words, double least,
                                        double most, int decimals);
[[nodiscard]] QCheckBox* optionBox(const char* name, const QString& text, const QString& tip,
                                   bool on = false);
/// In percent; keeps its room while it is hidden.
[[nodiscard]] QProgressBar* progressBar(const char* name, const QString& words);

}  // namespace sinew
