// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/typed_time.h"

#include <QLocale>
#include <QRegularExpression>

namespace sinew {
namespace {

const QRegularExpression& timePattern() {
    static const QRegularExpression pattern(
        QStringLiteral(
            R"(^\s*(#|f|frame)?\s*([-+]?(?:\d+(?:[.,]\d*)?|[.,]\d+))\s*(s|sec|ms|f|frames?)?\s*$)"),
        QRegularExpression::CaseInsensitiveOption);
    return pattern;
}

const QRegularExpression& minutesPattern() {
    static const QRegularExpression pattern(
        QStringLiteral(R"(^\s*(\d+):([0-5]?\d(?:[.,]\d*)?)\s*$)"));
    return pattern;
}

double readNumber(QString digits) {
    digits.replace(QLatin1Char(','), QLatin1Char('.'));
    return QLocale::c().toDouble(digits);
}

}  // namespace

std::optional<TypedTime> typedTime(const QString& text, TimeUnit plain) {
    QString typed = text;
    typed.replace(QChar(0x2212), QLatin1Char('-'));  // the typographic minus
    if (const auto minutes = minutesPattern().match(typed); minutes.hasMatch()) {
        return TypedTime{60.0 * readNumber(minutes.captured(1)) + readNumber(minutes.captured(2)),
                         TimeUnit::Seconds};
    }
    const auto time = timePattern().match(typed);
    if (!time.hasMatch()) {
        return {};
    }
    const double amount = readNumber(time.captured(2));
    const bool before = !time.captured(1).isEmpty();
    const QString unit = time.captured(3).toLower();
    if (before) {
        return unit.isEmpty() ? std::optional(TypedTime{amount, TimeUnit::Frames}) : std::nullopt;
    }
    if (unit.isEmpty()) {
        return TypedTime{amount, plain};
    }
    if (unit.startsWith(QLatin1Char('f'))) {
        return TypedTime{amount, TimeUnit::Frames};
    }
    return TypedTime{unit == QLatin1String("ms") ? amount / 1000.0 : amount, TimeUnit::Seconds};
}

}  // namespace sinew
