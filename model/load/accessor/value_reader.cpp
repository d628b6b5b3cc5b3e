// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/accessor/value_reader.h"

#include <algorithm>
#include <utility>

#include "model/core/shortest_digits.h"
#include "model/core/words.h"
#include "model/load/source/path.h"

namespace sinew::load {
namespace {

std::string wordsFor(NumberRange range) {
    const NumberRange all;
    if (range.min == all.min) {
        return "above " + shortestDigits(range.max);
    }
    if (range.max == all.max) {
        return "below " + shortestDigits(range.min);
    }
    return "outside " + shortestDigits(range.min) + " to " + shortestDigits(range.max);
}

}  // namespace

float toFloat(double number) noexcept {
    constexpr double kMax = std::numeric_limits<float>::max();
    return static_cast<float>(std::clamp(number, -kMax, kMax));
}

void ValueReader::number(std::string_view name, float& value, NumberRange range) const {
    const JsonValue* member = find(name);
    const double* stored = member != nullptr ? member->number() : nullptr;
    if (stored == nullptr) {
        return;
    }
    const float number = toFloat(*stored);
    value = std::clamp(number, range.min, range.max);
    if (value != number) {
        report(Severity::Error, "VALUE_CLAMPED",
               inQuotes(name) + " is " + shortestDigits(number) + ", " + wordsFor(range) + "; " +
                   shortestDigits(value) + " is used",
               name);
    }
}

void ValueReader::color(std::string_view name, std::span<float> value, NumberRange range) const {
    const JsonValue* member = find(name);
    const JsonValue::Array* stored = member != nullptr ? member->array() : nullptr;
    if (stored == nullptr || stored->size() != value.size()) {
        return;
    }
    bool isInside = true;
    for (std::size_t i = 0; i < value.size(); ++i) {
        const float number = toFloat(*(*stored)[i].number());
        value[i] = std::clamp(number, range.min, range.max);
        isInside = isInside && value[i] == number;
    }
    if (!isInside) {
        report(Severity::Error, "COLOR_CLAMPED",
               inQuotes(name) + " lies " + wordsFor(range) + " and was clamped", name);
    }
}

ValueReader ValueReader::below(std::string_view name) const {
    std::string pointer = m_pointer;
    appendPointer(pointer, name);
    return {find(name), std::move(pointer), m_findings};
}

void ValueReader::report(Severity severity, const char* code, std::string message,
                         std::string_view property) const {
    std::string pointer = m_pointer;
    if (!property.empty()) {
        appendPointer(pointer, property);
    }
    m_findings.add(severity, code, std::move(message), std::move(pointer));
}

}  // namespace sinew::load
