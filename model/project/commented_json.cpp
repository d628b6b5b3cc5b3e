// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/project/commented_json.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "model/load/findings.h"
#include "model/load/source/json_document.h"
#include "model/load/source/json_regions.h"
#include "model/load/source/path.h"

namespace sinew {
namespace {

constexpr std::string_view kSpace = " \t\r\n";

/// Finds lines and columns of offsets.
class Lines {
public:
    explicit Lines(std::string_view text) {
        for (std::size_t i = 0; i < text.size(); ++i) {
            if (text[i] == '\n') {
                m_starts.push_back(i + 1);
            }
        }
    }

    [[nodiscard]] TextPlace at(std::size_t offset) const {
        const auto next = std::upper_bound(m_starts.begin(), m_starts.end(), offset);
        return {static_cast<std::size_t>(next - m_starts.begin()), offset - *std::prev(next) + 1};
    }

private:
    std::vector<std::size_t> m_starts{0};
};

Error errorAt(const TextPlace& place, const std::string& words) {
    return {ErrorCode::InvalidJson,
            std::to_string(place.line) + ':' + std::to_string(place.column) + ": " + words,
            {}};
}

void blank(std::string& text, std::size_t first, std::size_t end) {
    for (std::size_t i = first; i < end; ++i) {
        text[i] = text[i] == '\n' ? '\n' : ' ';
    }
}

/// The end of the string that starts at a quote.
std::size_t endOfString(std::string_view text, std::size_t at) {
    for (++at; at < text.size() && text[at] != '"'; ++at) {
        at += text[at] == '\\' ? 1U : 0U;
    }
    return std::min(at + 1, text.size());
}

/// Comments become spaces, so that places stay.
Status blankComments(std::string& text) {
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] == '"') {
            at = endOfString(text, at);
        } else if (text.compare(at, 2, "//") == 0) {
            const std::size_t end = std::min(text.find('\n', at), text.size());
            blank(text, at, end);
            at = end;
        } else if (text.compare(at, 2, "/*") == 0) {
            const std::size_t end = text.find("*/", at + 2);
            if (end == std::string::npos) {
                return errorAt(Lines(text).at(at), "this comment has no end");
            }
            blank(text, at, end + 2);
            at = end + 2;
        } else {
            ++at;
        }
    }
    return Nothing{};
}

/// A comma behind the last item becomes a space.
void blankLastCommas(std::string& text) {
    char before = 0;  // the last character that is not a space
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] == ',') {
            const std::size_t next = text.find_first_not_of(kSpace, at + 1);
            const bool isLast =
                next != std::string::npos && (text[next] == '}' || text[next] == ']');
            const bool hasItem = before != '{' && before != '[' && before != ',' && before != ':';
            before = ',';
            text[at] = isLast && hasItem ? ' ' : ',';
            ++at;
        } else if (text[at] == '"') {
            before = '"';
            at = endOfString(text, at);
        } else {
            before = kSpace.find(text[at]) == std::string_view::npos ? text[at] : before;
            ++at;
        }
    }
}

/// The start of the name of the member whose value starts at an offset; the offset itself for
/// anything else.
std::size_t startOfName(std::string_view text, std::size_t value) {
    const auto lastBefore = [text](std::size_t at) {
        return at == 0 ? std::string_view::npos : text.find_last_not_of(kSpace, at - 1);
    };
    const std::size_t colon = lastBefore(value);
    if (colon == std::string_view::npos || text[colon] != ':') {
        return value;
    }
    std::size_t quote = lastBefore(colon);
    if (quote == std::string_view::npos || text[quote] != '"') {
        return value;
    }
    do {
        quote = quote == 0 ? std::string_view::npos : text.rfind('"', quote - 1);
    } while (quote != std::string_view::npos && quote > 0 && text[quote - 1] == '\\');
    return quote == std::string_view::npos ? value : quote;
}

/// Of values that can be settings; those that lie deeper have the place of what they are in.
void collectPointers(const JsonValue& value, const std::string& pointer, std::size_t depth,
                     std::vector<std::string>& pointers) {
    constexpr std::size_t kDeepest = 8;
    pointers.push_back(pointer);
    if (depth == kDeepest) {
        return;
    }
    const auto below = [&](const auto& key, const JsonValue& each) {
        std::string next = pointer;
        load::appendPointer(next, key);
        collectPointers(each, next, depth + 1, pointers);
    };
    if (const JsonValue::Object* members = value.object()) {
        for (const JsonMember& member : *members) {
            below(std::string_view(member.name), member.value);
        }
    } else if (const JsonValue::Array* items = value.array()) {
        for (std::size_t i = 0; i < items->size(); ++i) {
            below(i, (*items)[i]);
        }
    }
}

std::map<std::string, TextPlace, std::less<>> placesIn(std::string_view text,
                                                       const JsonValue& root) {
    std::vector<std::string> pointers;
    collectPointers(root, {}, 0, pointers);
    const std::span<const std::uint8_t> bytes(reinterpret_cast<const std::uint8_t*>(text.data()),
                                              text.size());
    const load::JsonRegions found = load::findJsonRegions(bytes, pointers);
    const Lines lines(text);
    std::map<std::string, TextPlace, std::less<>> places;
    for (std::size_t i = 0; i < found.regions.size(); ++i) {
        places.emplace(pointers[i], lines.at(startOfName(text, found.regions[i].offset)));
    }
    return places;
}

/// "not valid JSON at line 3, column 5" as "3:5: not valid JSON".
Error withPlaceFirst(const Error& error) {
    constexpr std::string_view kAt = " at line ";
    constexpr std::string_view kColumn = ", column ";
    const std::string& words = error.message;
    const std::size_t at = words.rfind(kAt);
    const std::size_t column = words.rfind(kColumn);
    if (at == std::string::npos || column == std::string::npos || column < at) {
        return errorAt({}, words);
    }
    const std::size_t line = at + kAt.size();
    return {error.code,
            words.substr(line, column - line) + ':' + words.substr(column + kColumn.size()) + ": " +
                words.substr(0, at),
            {}};
}

}  // namespace

Result<CommentedJson> parseCommentedJson(std::string_view text) {
    constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";
    std::string plain(text.substr(text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0));
    if (const Status status = blankComments(plain); !status) {
        return status.error();
    }
    blankLastCommas(plain);
    load::Findings findings;
    Result<JsonValue> root = load::parseJson(plain, findings);
    if (!root) {
        return withPlaceFirst(root.error());
    }
    for (const Diagnostic& finding : findings.take()) {
        return errorAt({}, finding.message);
    }
    CommentedJson result{.root = std::move(*root)};
    result.places = placesIn(plain, result.root);
    return result;
}

}  // namespace sinew
