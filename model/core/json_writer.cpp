// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/core/json_writer.h"

#include <array>
#include <charconv>
#include <cmath>
#include <utility>

#include "model/core/utf8.h"

namespace sinew {

namespace {

constexpr std::size_t kFlushBytes = 1U << 18;

/// Text between the quotes of a JSON string; the escapes of `oneLine` are those of JSON.
std::string escapedText(std::string_view text) {
    std::string escaped;
    escaped.reserve(text.size());
    for (const char c : text) {
        if (c == '"' || c == '\\') {
            escaped += '\\';
        }
        escaped += c;
    }
    return oneLine(escaped);
}

}  // namespace

JsonWriter::JsonWriter(Sink sink, int indent) : m_sink(std::move(sink)), m_indent(indent) {}

void JsonWriter::newLine() {
    if (m_indent > 0) {
        m_buffer += '\n';
        m_buffer.append(static_cast<std::size_t>(m_indent) * static_cast<std::size_t>(m_depth),
                        ' ');
    }
}

void JsonWriter::separate() {
    if (m_afterKey) {
        m_afterKey = false;
        return;
    }
    if (!m_first) {
        m_buffer += ',';
    }
    if (m_depth > 0) {
        newLine();
    }
    m_first = false;
    flushWhenLarge();
}

void JsonWriter::flushWhenLarge() {
    if (m_buffer.size() >= kFlushBytes) {
        m_sink(m_buffer);
        m_buffer.clear();
    }
}

JsonWriter& JsonWriter::begin(char bracket) {
    separate();
    m_buffer += bracket;
    ++m_depth;
    m_first = true;
    return *this;
}

JsonWriter& JsonWriter::end(char bracket) {
    --m_depth;
    if (!m_first) {
        newLine();
    }
    m_buffer += bracket;
    m_first = false;
    return *this;
}
JsonWriter& JsonWriter::key(std::string_view name) {
    string(name);
    m_buffer += m_indent > 0 ? ": " : ":";
    m_afterKey = true;
    return *this;
}

JsonWriter& JsonWriter::string(std::string_view text) {
    separate();
    m_buffer += '"';
    m_buffer += escapedText(text);
    m_buffer += '"';
    return *this;
}

JsonWriter& JsonWriter::boolean(bool value) {
    separate();
    m_buffer += value ? "true" : "false";
    return *this;
}

template <class Number>
void JsonWriter::append(Number value) {
    if (!std::isfinite(value)) {
        m_buffer += "null";
        return;
    }
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
    m_buffer.append(digits.data(), end);
}

JsonWriter& JsonWriter::number(float value) {
    separate();
    append(value);
    return *this;
}

JsonWriter& JsonWriter::number(double value) {
    separate();
    append(value);
    return *this;
}

JsonWriter& JsonWriter::integer(std::uint64_t value) {
    separate();
    m_buffer += std::to_string(value);
    return *this;
}

JsonWriter& JsonWriter::null() {
    separate();
    m_buffer += "null";
    return *this;
}

JsonWriter& JsonWriter::numbers(std::span<const float> values) {
    separate();
    m_buffer += '[';
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (i > 0) {
            m_buffer += ',';
            flushWhenLarge();
        }
        append(values[i]);
    }
    m_buffer += ']';
    return *this;
}

void JsonWriter::finish() {
    m_buffer += '\n';
    m_sink(m_buffer);
    m_buffer.clear();
}

}  // namespace sinew
