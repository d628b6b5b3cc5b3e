// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/typed_time.h"

#include <QLocale>
#include <QRegularExpression>
#include <cmath>

#include "ui/timeline/timeline_scale.h"

namespace sinew {
namespace {

const QRegularExpression& timePattern() {
    static const QRegularExpression pattern(
        QStringLiteral(R"(^(#|f|frame)?\s*(\d+(?:[.,]\d*)?|[.,]\d+)\s*(s|sec|ms|f|frames?)?$)"),
        QRegularExpression::CaseInsensitiveOption);
    return pattern;
}

const QRegularExpression& minutesPattern() {
    static const QRegularExpression pattern(
        QStringLiteral(R"(^(?:(\d+):(?=[0-5]?\d:))?(\d+):([0-5]?\d(?:[.,]\d*)?)$)"));
    return pattern;
}

const QRegularExpression& timecodePattern() {
    static const QRegularExpression pattern(
        QStringLiteral(R"(^(\d+):([0-5]?\d):([0-5]?\d):(\d+)$)"));
    return pattern;
}

double readNumber(QString digits) {
    digits.replace(QLatin1Char(','), QLatin1Char('.'));
    return digits.isEmpty() ? 0.0 : QLocale::c().toDouble(digits);
}

double clockOf(const QString& hours, const QString& minutes, const QString& seconds) {
    return 3600.0 * readNumber(hours) + 60.0 * readNumber(minutes) + readNumber(seconds);
}

std::optional<TypedTime> numberWithUnit(const QString& text, TimeUnit plain) {
    const auto time = timePattern().match(text);
    if (!time.hasMatch()) {
        return {};
    }
    const double amount = readNumber(time.captured(2));
    const bool before = !time.captured(1).isEmpty();
    const QString unit = time.captured(3).toLower();
    if (before && !unit.isEmpty()) {
        return {};
    }
    if (before || unit.startsWith(QLatin1Char('f'))) {
        return TypedTime{
            .amount = amount, .unit = TimeUnit::Frames, .relative = false, .clockSeconds = 0.0};
    }
    if (unit.isEmpty()) {
        return TypedTime{.amount = amount, .unit = plain, .relative = false, .clockSeconds = 0.0};
    }
    return TypedTime{.amount = unit == QLatin1String("ms") ? amount / 1000.0 : amount};
}

std::optional<TypedTime> withoutSign(const QString& text, TimeUnit plain) {
    if (const auto code = timecodePattern().match(text); code.hasMatch()) {
        return TypedTime{
            .amount = readNumber(code.captured(4)),
            .unit = TimeUnit::Timecode,
            .clockSeconds = clockOf(code.captured(1), code.captured(2), code.captured(3))};
    }
    if (const auto minutes = minutesPattern().match(text); minutes.hasMatch()) {
        return TypedTime{
            .amount = clockOf(minutes.captured(1), minutes.captured(2), minutes.captured(3))};
    }
    return numberWithUnit(text, plain);
}

}  // namespace

double TypedTime::seconds(double frameRate) const noexcept {
    switch (unit) {
        case TimeUnit::Seconds:
            return amount;
        case TimeUnit::Frames:
            return amount / frameRate;
        case TimeUnit::Timecode: {
            const double frames = std::abs(clockSeconds) * framesPerTimecodeSecond(frameRate);
            return (clockSeconds < 0.0 || amount < 0.0 ? -1.0 : 1.0) * (frames + std::abs(amount)) /
                   frameRate;
        }
    }
    return amount;
}

bool TypedTime::overflows(double frameRate) const noexcept {
    return unit == TimeUnit::Timecode && std::abs(amount) >= framesPerTimecodeSecond(frameRate);
}

std::optional<TypedTime> typedTime(const QString& text, TimeUnit plain) {
    QString typed = text.trimmed();
    typed.replace(QChar(0x2212), QLatin1Char('-'));  // the typographic minus
    // The sign is in front, or between "f" and its number.
    static const QRegularExpression sign(QStringLiteral(R"(^((?:#|f|frame)?\s*)([-+])\s*)"),
                                         QRegularExpression::CaseInsensitiveOption);
    const auto signedTime = sign.match(typed);
    if (signedTime.hasMatch()) {
        typed = signedTime.captured(1) + typed.mid(signedTime.capturedEnd());
    }
    std::optional<TypedTime> time = withoutSign(typed, plain);
    if (time && signedTime.hasMatch()) {
        time->relative = true;
        if (signedTime.captured(2) == QLatin1String("-")) {
            time->amount = -time->amount;
            time->clockSeconds = -time->clockSeconds;
        }
    }
    return time;
}

}  // namespace sinew
