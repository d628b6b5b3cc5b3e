// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/natural_order.h"

namespace sinew {
namespace {

bool isDigit(QChar c) {
    return c >= QLatin1Char('0') && c <= QLatin1Char('9');
}

/// The digits at the beginning, without leading zeros; they are removed from the text.
QStringView takeNumber(QStringView& text) {
    qsizetype end = 0;
    while (end < text.size() && isDigit(text[end])) {
        ++end;
    }
    QStringView number = text.first(end);
    text = text.sliced(end);
    while (number.size() > 1 && number.front() == QLatin1Char('0')) {
        number = number.sliced(1);
    }
    return number;
}

}  // namespace

bool naturallyBefore(QStringView a, QStringView b) {
    while (!a.isEmpty() && !b.isEmpty()) {
        if (isDigit(a.front()) && isDigit(b.front())) {
            const QStringView left = takeNumber(a);
            const QStringView right = takeNumber(b);
            if (left.size() != right.size()) {
                return left.size() < right.size();
            }
            if (left != right) {
                return left < right;
            }
            continue;
        }
        const QChar left = a.front().toCaseFolded();
        const QChar right = b.front().toCaseFolded();
        if (left != right) {
            return left < right;
        }
        a = a.sliced(1);
        b = b.sliced(1);
    }
    return a.size() < b.size();
}

}  // namespace sinew
