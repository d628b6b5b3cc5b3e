// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/function_ref.h"

namespace sinew::cli {

// HTML in which nothing that a file contains can be markup: names of elements, attributes and
// classes are literals of the program, every text is escaped, links lead to places of the page, and
// pictures are data.

/// A name of ours. Only literals convert to it.
class HtmlName {
public:
    constexpr HtmlName() = default;
    consteval HtmlName(const char* literal) : m_text(literal) {}  // NOLINT: by intention

    [[nodiscard]] constexpr std::string_view text() const noexcept { return m_text; }

private:
    std::string_view m_text;
};

/// The name of an attribute whose value is a text. Those that lead to other places, load, style or
/// run something do not compile.
class HtmlAttributeName {
public:
    consteval HtmlAttributeName(const char* literal) : m_text(literal) {  // NOLINT: by intention
        for (const std::string_view active : {"href", "src", "srcset", "style", "action", "id"}) {
            if (m_text == active) {
                throw "an attribute that is not a text";
            }
        }
        if (m_text.starts_with("on")) {
            throw "an attribute that runs something";
        }
    }

    [[nodiscard]] constexpr std::string_view text() const noexcept { return m_text; }

private:
    std::string_view m_text;
};

struct HtmlAttribute {
    HtmlAttributeName name;
    std::string value;
};

/// A place of the page, for links: letters, digits, "_", "." and "-". Everything else becomes "-".
class HtmlAnchor {
public:
    HtmlAnchor() = default;
    explicit HtmlAnchor(std::string_view text);

    /// Empty: no place.
    [[nodiscard]] const std::string& text() const noexcept { return m_text; }

private:
    std::string m_text;
};

/// Anchors of one page, each once: "clip-Walk", "clip-Walk-2".
class HtmlAnchors {
public:
    [[nodiscard]] HtmlAnchor unique(std::string_view text);

private:
    std::set<std::string> m_taken;
    std::map<std::string, std::size_t> m_next;  // [text]: the number to try
};

/// The beginning of an element.
struct HtmlTag {
    HtmlName name;
    HtmlName kind = {};      // classes
    HtmlAnchor anchor = {};  // its id
    std::vector<HtmlAttribute> attributes = {};
};

/// A picture in the bytes of a file.
struct EncodedPicture {
    HtmlName type;  // "image/png"
    std::vector<std::uint8_t> bytes;
    std::uint32_t width = 0;
    std::uint32_t height = 0;
};

/// Appends to a text of its own. All that is given as text goes through `oneLine` and is escaped.
class HtmlWriter {
public:
    /// An element with what `body` writes, on lines of its own.
    void inside(const HtmlTag& tag, FunctionRef<void()> body);
    /// An element with a text, on a line of its own.
    void line(const HtmlTag& tag, std::string_view text);
    /// The same within a line.
    void span(const HtmlTag& tag, std::string_view text);
    void text(std::string_view text);
    void link(const HtmlAnchor& to, std::string_view text, HtmlName kind = {});
    /// As data. `alternative`: a text in its place.
    void picture(const EncodedPicture& picture, std::string_view alternative, HtmlName kind = {});
    /// An element without an end tag.
    void empty(const HtmlTag& tag);
    /// Text of ours that is not escaped.
    void own(HtmlName text) { m_text += text.text(); }
    /// What another writer has written.
    void append(const HtmlWriter& other) { m_text += other.m_text; }

    [[nodiscard]] const std::string& written() const noexcept { return m_text; }

private:
    void open(const HtmlTag& tag);
    void close(const HtmlTag& tag);
    void attribute(std::string_view name, std::string_view value);

    std::string m_text;
};

}  // namespace sinew::cli
