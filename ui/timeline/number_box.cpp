// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/number_box.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QRegularExpression>
#include <algorithm>

namespace sinew {
namespace {

constexpr QChar kMinus(0x2212);

}  // namespace

NumberBox::NumberBox(const QString& unit, Limits limits) : m_unit(unit), m_limits(limits) {
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert);
    setSizeAdjustPolicy(QComboBox::AdjustToContents);
    setCompleter(nullptr);
    connect(this, &QComboBox::activated, this, [this](int row) {
        emit chosen(itemData(row).toDouble());
        setEditText(m_shown);
    });
    connect(lineEdit(), &QLineEdit::editingFinished, this, &NumberBox::onEditingFinished);
}

QString NumberBox::textOf(double value, const QString& note) const {
    QString number = QString::number(value, 'g', 6);
    number.replace(QLatin1Char('-'), kMinus);
    return note.isEmpty() ? number + m_unit : number + m_unit + QStringLiteral(", ") + note;
}

void NumberBox::addPreset(double value, const QString& note) {
    addItem(textOf(value, note), value);
}

void NumberBox::setValue(double value, const QString& note) {
    m_value = value;
    m_shown = textOf(value, note);
    setEditText(m_shown);
    lineEdit()->setCursorPosition(0);  // keeps the number visible
}

std::optional<double> NumberBox::numberIn(const QString& text) {
    static const QRegularExpression pattern(
        QStringLiteral(R"(^\s*[-+]?\d*[.,]?\d*(?:[eE][-+]?\d+)?)"));
    QString plain = text;
    plain.replace(kMinus, QLatin1Char('-'));
    QString number = pattern.match(plain).captured().trimmed();
    number.replace(QLatin1Char(','), QLatin1Char('.'));
    bool read = false;
    const double value = QLocale::c().toDouble(number, &read);
    return read ? std::optional(value) : std::nullopt;
}

void NumberBox::onEditingFinished() {
    if (currentText() == m_shown) {
        return;
    }
    const std::optional<double> value = numberIn(currentText());
    if (value) {
        const double held = std::clamp(*value, m_limits.least, m_limits.most);
        if (held != m_value) {
            emit chosen(held);
        }
    }
    setEditText(m_shown);
}

void NumberBox::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Escape:
            setEditText(m_shown);
            clearFocus();
            break;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            QComboBox::keyPressEvent(event);
            clearFocus();
            break;
        default:
            QComboBox::keyPressEvent(event);
    }
}

}  // namespace sinew
