// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace sinew {

struct JsonMember;

/// A parsed JSON value (RFC 8259) with its members in file order. Numbers are doubles, so integers
/// are exact up to 2^53.
class JsonValue {
public:
    using Array = std::vector<JsonValue>;
    using Object = std::vector<JsonMember>;

    JsonValue();
    explicit JsonValue(bool value);
    explicit JsonValue(double value);
    explicit JsonValue(std::string value);
    explicit JsonValue(Array value);
    explicit JsonValue(Object value);

    [[nodiscard]] bool isNull() const noexcept { return m_value.index() == 0; }

    // Null if the value has another type.
    [[nodiscard]] const bool* boolean() const noexcept { return std::get_if<bool>(&m_value); }
    [[nodiscard]] const double* number() const noexcept { return std::get_if<double>(&m_value); }
    [[nodiscard]] const std::string* string() const noexcept {
        return std::get_if<std::string>(&m_value);
    }
    [[nodiscard]] const Array* array() const noexcept { return std::get_if<Array>(&m_value); }
    [[nodiscard]] const Object* object() const noexcept { return std::get_if<Object>(&m_value); }
    [[nodiscard]] Array* array() noexcept { return std::get_if<Array>(&m_value); }
    [[nodiscard]] Object* object() noexcept { return std::get_if<Object>(&m_value); }

    /// The member of an object; null if there is none, it is JSON null, or this is not an object.
    [[nodiscard]] const JsonValue* find(std::string_view name) const noexcept;
    [[nodiscard]] JsonValue* find(std::string_view name) noexcept;

    /// Whether an object has the member, JSON null included.
    [[nodiscard]] bool has(std::string_view name) const noexcept;

    /// The elements of the array member `name`; empty if there is none.
    [[nodiscard]] const Array& elements(std::string_view name) const noexcept;

    /// Whether the array member `name` contains the string.
    [[nodiscard]] bool lists(std::string_view name, std::string_view string) const noexcept;

    /// The integer member `name`, which was checked to be one; `fallback` if it is missing.
    [[nodiscard]] std::size_t integer(std::string_view name, std::size_t fallback) const noexcept;

    /// The string member `name`; empty if it is missing or not a string.
    [[nodiscard]] const std::string& text(std::string_view name) const noexcept;

private:
    std::variant<std::monostate, bool, double, std::string, Array, Object> m_value;
};

struct JsonMember {
    std::string name;
    JsonValue value;
};

// Defined here, where the member is complete: Clang needs that as soon as a constructor has a body.
inline JsonValue::JsonValue() = default;
inline JsonValue::JsonValue(bool value) : m_value(value) {}
inline JsonValue::JsonValue(double value) : m_value(value) {}
inline JsonValue::JsonValue(std::string value) : m_value(std::move(value)) {}
inline JsonValue::JsonValue(Array value) : m_value(std::move(value)) {}
inline JsonValue::JsonValue(Object value) : m_value(std::move(value)) {}

}  // namespace sinew
