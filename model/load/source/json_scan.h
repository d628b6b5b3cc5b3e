// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace sinew::load {

enum class NumberScan { Valid, Invalid, OutOfRange };

/// Takes the tokens of RFC 8259 off a text, strictly: no leading zeros, no raw control characters,
/// valid UTF-8 alone. Borrows the text. A `take...` that fails stops near what is wrong.
class JsonScan {
public:
    explicit JsonScan(std::string_view text) noexcept
        : m_begin(text.data()), m_at(m_begin), m_end(m_begin + text.size()) {}

    [[nodiscard]] std::size_t position() const noexcept {
        return static_cast<std::size_t>(m_at - m_begin);
    }
    [[nodiscard]] bool atEnd() const noexcept { return m_at == m_end; }

    /// The next byte; 0 at the end.
    [[nodiscard]] char peek() const noexcept { return m_at != m_end ? *m_at : '\0'; }

    void skip() noexcept { ++m_at; }  // a byte that was peeked at

    void skipBlanks() noexcept {
        while (m_at != m_end && (*m_at == ' ' || *m_at == '\n' || *m_at == '\r' || *m_at == '\t'))
            ++m_at;
    }

    [[nodiscard]] bool take(char c) noexcept {
        if (m_at == m_end || *m_at != c)
            return false;
        ++m_at;
        return true;
    }

    [[nodiscard]] bool takeWord(std::string_view word) noexcept;

    /// From the opening quote on, which was peeked at; escapes are resolved. Appends to `out`.
    [[nodiscard]] bool takeString(std::string& out);

    /// The nearest double. What is too small for one is zero, what is too large is OutOfRange.
    [[nodiscard]] NumberScan takeNumber(double& out) noexcept;

private:
    [[nodiscard]] bool takeEscape(std::string& out);
    [[nodiscard]] bool takeHex(unsigned& out) noexcept;

    const char* m_begin;
    const char* m_at;
    const char* m_end;
};

}  // namespace sinew::load
