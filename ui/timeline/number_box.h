// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QComboBox>
#include <optional>

namespace sinew {

/// A number with a unit, typed or selected from presets. Typed values are clamped to the limits;
/// text that is not a number is reverted. Enter takes the number and gives up the focus, Esc only
/// gives it up.
class NumberBox final : public QComboBox {
    Q_OBJECT

public:
    struct Limits {
        double least = 0.0;
        double most = 1.0;
    };

    NumberBox(const QString& unit, Limits limits);

    void addPreset(double value, const QString& note = {});  // "25 fps", "30 fps, guessed"
    void setValue(double value, const QString& note = {});

    /// The number at the start of a text, in the user's locale or with a decimal point; the minus
    /// sign may be typographic.
    [[nodiscard]] static std::optional<double> numberIn(const QString& text);

signals:
    void chosen(double value);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QString textOf(double value, const QString& note) const;
    void onEditingFinished();

    QString m_unit;
    Limits m_limits;
    double m_value = 0.0;
    QString m_shown;
};

}  // namespace sinew
