// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>

#include "model/state/state_reader.h"
#include "model/view/look_text.h"

namespace sinew {
namespace {

constexpr double kMostCount = double{std::numeric_limits<std::uint32_t>::max()};

/// As text for `setValueText`, which checks the range; none: not of the option's type.
std::optional<std::string> optionText(const JsonValue& value, const LookOption& option) {
    if (std::holds_alternative<LookSwitch>(option.kind)) {
        const bool* const boolean = value.boolean();
        return boolean == nullptr ? std::nullopt : std::optional(*boolean ? "true" : "false");
    }
    const bool isCount = std::holds_alternative<LookCount>(option.kind);
    if (isCount || std::holds_alternative<LookNumber>(option.kind)) {
        const double* const number = value.number();
        if (number == nullptr) {
            return std::nullopt;
        }
        const bool isIndex = *number >= 0.0 && *number <= kMostCount &&
                             *number == static_cast<std::uint32_t>(*number);
        const double inRange =
            std::clamp(*number, -StateReader::kMostFloat, StateReader::kMostFloat);
        return isCount && isIndex ? std::to_string(static_cast<std::uint32_t>(*number))
                                  : floatText(static_cast<float>(inRange));
    }
    return value.string() == nullptr ? std::nullopt : std::optional(*value.string());
}

}  // namespace

void StateReader::look(Look& out) {
    out = Look();
    for (const LookOption& option : lookOptions()) {
        const JsonValue* const value = member(option.key);
        if (value != nullptr) {
            lookValue(option, *value, out);
        }
    }
}

void StateReader::lookValue(const LookOption& option, const JsonValue& value, Look& look) {
    if (const auto* variant = std::get_if<LookVariant>(&option.kind)) {
        part(option.key, [&](StateReader& inner) {
            const auto found = m_findings.variant(inner.named(), inner.m_pointer);
            variant->field.set(look, found ? VariantIndex(std::size_t{*found}) : VariantIndex());
        });
        return;
    }
    const std::optional<std::string> text = optionText(value, option);
    if (!text) {
        fail(option.key, "has the wrong type");
        return;
    }
    if (const auto* name = std::get_if<LookText>(&option.kind)) {
        name->field.set(look, *text);  // any name, also "none"
        return;
    }
    if (const Status status = setValueText(option, look, *text); !status) {
        fail(option.key, status.error().message);
    }
}

}  // namespace sinew
