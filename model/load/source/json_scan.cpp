// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/source/json_scan.h"

#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <system_error>

namespace sinew::load {
namespace {

using Byte = unsigned char;

bool isDigit(char c) noexcept {
    return c >= '0' && c <= '9';
}

// Eight bytes at once: no quote, no backslash, no control character, nothing beyond ASCII. May say
// no to bytes that are fine, never yes to others.
bool allPlain(const char* at) noexcept {
    constexpr std::uint64_t kOnes = 0x0101010101010101ULL;
    constexpr std::uint64_t kHigh = 0x8080808080808080ULL;
    std::uint64_t word = 0;
    std::memcpy(&word, at, sizeof word);
    const std::uint64_t control = word - kOnes * 0x20;
    const std::uint64_t quote = (word ^ (kOnes * '"')) - kOnes;
    const std::uint64_t escape = (word ^ (kOnes * '\\')) - kOnes;
    return ((control | quote | escape | word) & kHigh) == 0;
}

bool isContinuation(const char* at, const char* end) noexcept {
    return at < end && (static_cast<Byte>(*at) & 0xc0U) == 0x80U;
}

// Bytes of the UTF-8 sequence that starts here (RFC 3629, 4); 0: it is none.
std::size_t sequenceLength(const char* at, const char* end) noexcept {
    const auto first = static_cast<Byte>(*at);
    const std::size_t length = first >= 0xc2 && first <= 0xdf   ? 2
                               : first >= 0xe0 && first <= 0xef ? 3
                               : first >= 0xf0 && first <= 0xf4 ? 4
                                                                : 0;
    for (std::size_t i = 1; i < length; ++i)
        if (!isContinuation(at + i, end))
            return 0;
    if (length < 3)
        return length;
    const auto second = static_cast<Byte>(at[1]);
    const bool overlong = (first == 0xe0 && second < 0xa0) || (first == 0xf0 && second < 0x90);
    const bool surrogate = first == 0xed && second > 0x9f;
    const bool tooLarge = first == 0xf4 && second > 0x8f;
    return overlong || surrogate || tooLarge ? 0 : length;
}

void appendUtf8(std::string& out, unsigned code) {
    const auto append = [&out](unsigned byte) { out += static_cast<char>(byte); };
    if (code < 0x80) {
        append(code);
    } else if (code < 0x800) {
        append(0xc0U | code >> 6U);
        append(0x80U | (code & 0x3fU));
    } else if (code < 0x10000) {
        append(0xe0U | code >> 12U);
        append(0x80U | (code >> 6U & 0x3fU));
        append(0x80U | (code & 0x3fU));
    } else {
        append(0xf0U | code >> 18U);
        append(0x80U | (code >> 12U & 0x3fU));
        append(0x80U | (code >> 6U & 0x3fU));
        append(0x80U | (code & 0x3fU));
    }
}

// What the text of a number is made of.
struct NumberParts {
    std::uint64_t digits = 0;  // of integer and fraction together; meaningless when there are many
    int digitCount = 0;        // leading zeros not counted
    int integerDigits = 0;     // leading zeros not counted
    int fractionDigits = 0;
    int leadingFractionZeros = 0;  // while nothing but zeros came before
    int exponent = 0;
    bool negative = false;
    bool integer = true;
};

constexpr int kMostExponent = 100000;
constexpr int kMostDigits = 100000000;  // of one number; counting stops there

void addDigit(NumberParts& parts, char c, bool fraction) noexcept {
    const auto value = static_cast<unsigned>(c - '0');
    if (fraction && parts.fractionDigits < kMostDigits)
        ++parts.fractionDigits;
    if (parts.digitCount == 0 && value == 0) {
        if (fraction && parts.leadingFractionZeros < kMostDigits)
            ++parts.leadingFractionZeros;
        return;
    }
    if (parts.digitCount < kMostDigits) {
        ++parts.digitCount;
        if (!fraction)
            ++parts.integerDigits;
    }
    parts.digits = parts.digits * 10 + value;
}

// Whether the value is one or more: tells an overflow from an underflow.
bool isLarge(const NumberParts& parts) noexcept {
    const int leading =
        parts.integerDigits > 0 ? parts.integerDigits - 1 : -1 - parts.leadingFractionZeros;
    return leading + parts.exponent >= 0;
}

// Integers below 2^53 divided or multiplied by an exact power of ten round once, hence right.
bool exactly(const NumberParts& parts, double& out) noexcept {
    constexpr double kPowers[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                  1e8,  1e9,  1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
                                  1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
    constexpr int kExactDigits = 15;
    constexpr int kLargestPower = 22;
    const int power = parts.exponent - parts.fractionDigits;
    if (parts.digitCount > kExactDigits || power < -kLargestPower || power > kLargestPower)
        return false;
    const auto digits = static_cast<double>(parts.digits);
    const double size = power < 0 ? digits / kPowers[-power] : digits * kPowers[power];
    out = parts.negative && !(parts.integer && size == 0.0) ? -size : size;  // the integer -0 is 0
    return true;
}

}  // namespace

bool JsonScan::takeWord(std::string_view word) noexcept {
    if (std::string_view(m_at, static_cast<std::size_t>(m_end - m_at)).substr(0, word.size()) !=
        word)
        return false;
    m_at += word.size();
    return true;
}

bool JsonScan::takeString(std::string& out) {
    const char* run = ++m_at;  // what was not appended yet starts here
    while (m_at != m_end) {
        if (m_end - m_at >= 8 && allPlain(m_at)) {
            m_at += 8;
            continue;
        }
        const auto c = static_cast<Byte>(*m_at);
        if (c == '"') {
            out.append(run, m_at++);
            return true;
        }
        if (c == '\\') {
            out.append(run, m_at);
            if (!takeEscape(out))
                return false;
            run = m_at;
        } else if (c >= 0x80) {
            const std::size_t length = sequenceLength(m_at, m_end);
            if (length == 0)
                return false;
            m_at += length;
        } else if (c < 0x20) {
            return false;
        } else {
            ++m_at;
        }
    }
    return false;
}

bool JsonScan::takeHex(unsigned& out) noexcept {
    constexpr std::ptrdiff_t kDigits = 4;
    if (m_end - m_at < kDigits)
        return false;
    const auto read = std::from_chars(m_at, m_at + kDigits, out, 16);
    if (read.ec != std::errc() || read.ptr != m_at + kDigits)
        return false;
    m_at += kDigits;
    return true;
}

bool JsonScan::takeEscape(std::string& out) {
    constexpr std::string_view kNames = "\"\\/bfnrt";
    constexpr std::string_view kMeanings = "\"\\/\b\f\n\r\t";
    ++m_at;
    if (atEnd())
        return false;
    const char name = *m_at++;
    if (const std::size_t known = kNames.find(name); known != std::string_view::npos) {
        out += kMeanings[known];
        return true;
    }
    unsigned code = 0;
    if (name != 'u' || !takeHex(code))
        return false;
    if (code >= 0xdc00 && code <= 0xdfff)
        return false;
    if (code >= 0xd800 && code <= 0xdbff) {
        unsigned low = 0;
        if (!takeWord("\\u") || !takeHex(low) || low < 0xdc00 || low > 0xdfff)
            return false;
        code = 0x10000U + ((code - 0xd800U) << 10U) + (low - 0xdc00U);
    }
    appendUtf8(out, code);
    return true;
}

NumberScan JsonScan::takeNumber(double& out) noexcept {
    const char* const start = m_at;
    NumberParts parts;
    parts.negative = take('-');
    if (!isDigit(peek()))
        return NumberScan::Invalid;
    if (!take('0'))
        for (; isDigit(peek()); ++m_at)
            addDigit(parts, *m_at, false);
    if (take('.')) {
        parts.integer = false;
        if (!isDigit(peek()))
            return NumberScan::Invalid;
        for (; isDigit(peek()); ++m_at)
            addDigit(parts, *m_at, true);
    }
    if (take('e') || take('E')) {
        parts.integer = false;
        const bool negative = take('-');
        if (!negative)
            static_cast<void>(take('+'));
        if (!isDigit(peek()))
            return NumberScan::Invalid;
        for (; isDigit(peek()); ++m_at)
            if (parts.exponent < kMostExponent)
                parts.exponent = parts.exponent * 10 + (*m_at - '0');
        parts.exponent = negative ? -parts.exponent : parts.exponent;
    }
    if (exactly(parts, out))
        return NumberScan::Valid;

    const auto read = std::from_chars(start, m_at, out);
    if (read.ec == std::errc() && std::isfinite(out))
        return NumberScan::Valid;
    if (parts.digitCount > 0 && isLarge(parts))
        return NumberScan::OutOfRange;
    out = 0.0;
    return NumberScan::Valid;
}

}  // namespace sinew::load
