// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QComboBox>
#include <optional>

namespace sinew {

/// A number with a unit: typed, or chosen from presets. What is typed is held between the limits;
/// what cannot be read as a number is put back.
class NumberBox final : public QComboBox {
    Q_OBJECT

public:
    struct Limits {
        double least = 0.0;
        double most = 1.0;
    };

    NumberBox(const QString& unit, Limits limits, QWidget* parent = nullptr);

    void addPreset(double value, const QString& note = {});  // "25 fps", "30 fps, guessed"
    void setValue(double value, const QString& note = {});

    /// The number at the beginning of a text, in the user's locale or with a point; a minus may be
    /// typographic.
    [[nodiscard]] static std::optional<double> numberIn(const QString& text);

signals:
    void chosen(double value);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QString textOf(double value, const QString& note) const;
    void takeText();

    QString m_unit;
    Limits m_limits;
    double m_value = 0.0;
    QString m_shown;
};

}  // namespace sinew
