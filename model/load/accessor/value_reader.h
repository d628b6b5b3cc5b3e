// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <limits>
#include <span>
#include <string>
#include <string_view>

#include "model/core/json_value.h"
#include "model/core/math.h"
#include "model/load/findings.h"

namespace sinew::load {

/// Closed range of a number.
struct NumberRange {
    float min = -std::numeric_limits<float>::max();
    float max = std::numeric_limits<float>::max();
};
inline constexpr NumberRange kUnitRange{0.0F, 1.0F};
inline constexpr NumberRange kNotNegative{0.0F, std::numeric_limits<float>::max()};

/// Reads the numbers of one object, already checked against its schema. Missing properties leave
/// the output unchanged; values out of range are clamped with a finding.
class ValueReader {
public:
    /// If `object` is null, nothing is read. Borrows `findings`.
    ValueReader(const JsonValue* object, std::string pointer, Findings& findings)
        : m_object(object), m_pointer(std::move(pointer)), m_findings(findings) {}

    [[nodiscard]] explicit operator bool() const noexcept { return m_object != nullptr; }
    [[nodiscard]] const JsonValue* find(std::string_view name) const noexcept {
        return m_object != nullptr ? m_object->find(name) : nullptr;
    }
    [[nodiscard]] const std::string& pointer() const noexcept { return m_pointer; }

    void number(std::string_view name, float& value, NumberRange range = {}) const;
    void color(std::string_view name, glm::vec3& value) const { color(name, {&value.x, 3}); }
    void color(std::string_view name, glm::vec4& value) const { color(name, {&value.x, 4}); }
    /// One number per component, at most four.
    void color(std::string_view name, std::span<float> value, NumberRange range = kUnitRange) const;

    /// A reader for the object member `name`.
    [[nodiscard]] ValueReader below(std::string_view name) const;

    void report(Severity severity, const char* code, std::string message,
                std::string_view property = {}) const;

private:
    const JsonValue* m_object;
    std::string m_pointer;
    Findings& m_findings;
};

/// The nearest float; numbers out of range become the largest float.
[[nodiscard]] float toFloat(double number) noexcept;

}  // namespace sinew::load
