// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/words/unlike.h"

#include <array>
#include <cstdio>
#include <limits>

#include "model/words/words.h"

namespace sinew::words {
namespace {

constexpr int kExactDigits = std::numeric_limits<double>::max_digits10;

std::string withDigits(double number, int digits) {
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%.*g", digits, number);
    return text.data();
}

}  // namespace

std::string shortlyUnlike(double number, double other, int digits) {
    std::string text = withDigits(number, digits);
    while (number != other && digits < kExactDigits && text == withDigits(other, digits)) {
        text = withDigits(number, ++digits);
    }
    return text;
}

std::string percentUnlike(double part, double other) {
    return percent(part) != percent(other) ? percent(part)
                                           : shortlyUnlike(100.0 * part, 100.0 * other, 2) + " %";
}

}  // namespace sinew::words
