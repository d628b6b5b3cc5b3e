// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace sinew {

/// Writes JSON incrementally to a sink, so that a million vertices need no tree in memory. Numbers
/// have the shortest digits that read back the same value; values that are not finite become null;
/// bytes that are not UTF-8 become U+FFFD.
class JsonWriter {
public:
    using Sink = std::function<void(std::string_view)>;

    /// `indent` 0 writes everything on one line, otherwise that many spaces per level.
    explicit JsonWriter(Sink sink, int indent = 0);

    JsonWriter& beginObject() { return begin('{'); }
    JsonWriter& endObject() { return end('}'); }
    JsonWriter& beginArray() { return begin('['); }
    JsonWriter& endArray() { return end(']'); }
    JsonWriter& key(std::string_view name);

    JsonWriter& string(std::string_view text);
    JsonWriter& boolean(bool value);
    JsonWriter& number(float value);
    JsonWriter& number(double value);
    JsonWriter& integer(std::uint64_t value);
    JsonWriter& null();
    JsonWriter& numbers(std::span<const float> values);  // an array on one line

    /// Ends the document with a newline and flushes to the sink.
    void finish();

private:
    JsonWriter& begin(char bracket);
    JsonWriter& end(char bracket);
    void separate();
    void newLine();
    template <class Number>
    void append(Number value);
    void flushWhenLarge();

    Sink m_sink;
    std::string m_buffer;
    int m_indent;
    int m_depth = 0;
    bool m_first = true;  // nothing yet at this level
    bool m_afterKey = false;
};

}  // namespace sinew
