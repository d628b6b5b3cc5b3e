// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/source/json_document.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

#include "model/load/limits.h"
#include "model/load/source/json_scan.h"

namespace sinew::load {
namespace {

std::string place(std::string_view text, std::size_t position) {
    const std::string_view before = text.substr(0, std::min(position, text.size()));
    const auto line = 1 + std::count(before.begin(), before.end(), '\n');
    const std::size_t lineStart = before.rfind('\n') + 1;  // npos + 1 is 0
    return "line " + std::to_string(line) + ", column " +
           std::to_string(before.size() - lineStart + 1);
}

// The last of several members of the same name stays.
void dropTwins(JsonValue::Object& members) {
    JsonValue::Object kept;
    std::stable_sort(members.begin(), members.end(),
                     [](const auto& a, const auto& b) { return a.name < b.name; });
    for (JsonMember& member : members) {
        if (!kept.empty() && kept.back().name == member.name)
            kept.pop_back();
        kept.push_back(std::move(member));
    }
    members = std::move(kept);
}

// A name that occurs twice; none in nearly every object.
std::optional<std::string> twinIn(const JsonValue::Object& members) {
    constexpr std::size_t kFew = 16;  // comparing all with all is quicker than sorting
    if (members.size() <= kFew) {
        for (std::size_t i = 1; i < members.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                if (members[i].name == members[j].name)
                    return members[i].name;
        return {};
    }
    std::vector<std::string_view> names;
    names.reserve(members.size());
    for (const JsonMember& member : members)
        names.push_back(member.name);
    std::sort(names.begin(), names.end());
    const auto twin = std::adjacent_find(names.begin(), names.end());
    return twin == names.end() ? std::nullopt : std::optional<std::string>(*twin);
}

// Recursion is bounded by kMaxJsonDepth. Elements and members wait on two stacks until their
// container is closed and its size known: each is moved into place once.
class Parser {
public:
    Parser(std::string_view text, Findings& findings, const std::stop_token& stop)
        : m_text(text), m_scan(text), m_findings(findings), m_stop(stop) {}

    Result<JsonValue> parse() {
        JsonValue root;
        m_scan.skipBlanks();
        if (!readValue(root) || !readEnd())
            return std::move(*m_error);
        return root;
    }

private:
    bool fail(ErrorCode code, std::string message) {
        m_error = Error{code, std::move(message), {}};
        return false;
    }

    bool invalid(const char* what = "not valid JSON") {
        return fail(ErrorCode::InvalidJson,
                    std::string(what) + " at " + place(m_text, m_scan.position()));
    }

    // Some exporters pad a GLB's chunk with zeros in place of blanks (4.4.3.2).
    bool readEnd() {
        m_scan.skipBlanks();
        if (m_scan.atEnd())
            return true;
        if (m_text.find_first_not_of('\0', m_scan.position()) != std::string_view::npos)
            return invalid();
        m_findings.add({.severity = Severity::Warning,
                        .code = "JSON_ZEROS_AT_END",
                        .message = "zero bytes follow the JSON where only blanks may"});
        return true;
    }

    bool readValue(JsonValue& out) {
        if (++m_values > kMaxJsonValues)
            return fail(ErrorCode::LimitExceeded,
                        "the JSON holds more than " + std::to_string(kMaxJsonValues) + " values");
        constexpr std::size_t kStopEvery = 4096;
        if (m_values % kStopEvery == 0 && m_stop.stop_requested())
            return fail(ErrorCode::Cancelled, "loading was cancelled");
        switch (m_scan.peek()) {
            case '{':
                return open() && readObject(out);
            case '[':
                return open() && readArray(out);
            case '"':
                return readText(out);
            case 't':
                return readWord("true", JsonValue(true), out);
            case 'f':
                return readWord("false", JsonValue(false), out);
            case 'n':
                return readWord("null", JsonValue(), out);
            default:
                return readNumber(out);
        }
    }

    bool readWord(std::string_view word, JsonValue value, JsonValue& out) {
        if (!m_scan.takeWord(word))
            return invalid();
        out = std::move(value);
        return true;
    }

    bool readText(JsonValue& out) {
        std::string text;
        if (!m_scan.takeString(text))
            return invalid();
        out = JsonValue(std::move(text));
        return true;
    }

    bool readNumber(JsonValue& out) {
        double number = 0.0;
        switch (m_scan.takeNumber(number)) {
            case NumberScan::Valid:
                out = JsonValue(number);
                return true;
            case NumberScan::OutOfRange:
                return invalid("a number is out of range");
            case NumberScan::Invalid:
                break;
        }
        return invalid();
    }

    bool open() {
        if (++m_depth > kMaxJsonDepth)
            return fail(ErrorCode::LimitExceeded, "the JSON is nested deeper than " +
                                                      std::to_string(kMaxJsonDepth) + " levels");
        m_scan.skip();
        m_scan.skipBlanks();
        return true;
    }

    // After an element or member: whether another one follows; none at the closing bracket.
    bool goOn(char closing, bool& more) {
        m_scan.skipBlanks();
        more = m_scan.take(',');
        if (!more && !m_scan.take(closing))
            return invalid();
        m_scan.skipBlanks();
        return true;
    }

    bool readArray(JsonValue& out) {
        const std::size_t first = m_elements.size();
        for (bool more = !m_scan.take(']'); more;) {
            JsonValue element;
            if (!readValue(element) || !goOn(']', more))
                return false;
            m_elements.push_back(std::move(element));
        }
        out = JsonValue(takeFrom(m_elements, first));
        --m_depth;
        return true;
    }

    bool readObject(JsonValue& out) {
        const std::size_t first = m_members.size();
        for (bool more = !m_scan.take('}'); more;) {
            JsonMember member;
            if (!readName(member.name) || !readValue(member.value) || !goOn('}', more))
                return false;
            m_members.push_back(std::move(member));
        }
        JsonValue::Object members = takeFrom(m_members, first);
        if (const std::optional<std::string> twin = twinIn(members)) {
            m_findings.add({.severity = Severity::Warning,
                            .code = "JSON_DUPLICATE_NAME",
                            .message = "the name \"" + *twin +
                                       "\" occurs twice in one object; the last value holds"});
            dropTwins(members);
        }
        out = JsonValue(std::move(members));
        --m_depth;
        return true;
    }

    bool readName(std::string& name) {
        if (m_scan.peek() != '"' || !m_scan.takeString(name))
            return invalid();
        m_scan.skipBlanks();
        if (!m_scan.take(':'))
            return invalid();
        m_scan.skipBlanks();
        return true;
    }

    template <class T>
    static std::vector<T> takeFrom(std::vector<T>& stack, std::size_t first) {
        const auto begin = stack.begin() + static_cast<std::ptrdiff_t>(first);
        std::vector<T> taken(std::make_move_iterator(begin), std::make_move_iterator(stack.end()));
        stack.erase(begin, stack.end());
        return taken;
    }

    std::string_view m_text;
    JsonScan m_scan;
    Findings& m_findings;
    const std::stop_token& m_stop;
    std::optional<Error> m_error;
    std::vector<JsonValue> m_elements;  // of the arrays that are open
    std::vector<JsonMember> m_members;  // of the objects that are open
    std::size_t m_depth = 0;
    std::size_t m_values = 0;
};

constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";

bool isUtf16(std::string_view text) {
    return text.size() >= 2 && (text.starts_with("\xff\xfe") || text.starts_with("\xfe\xff") ||
                                text[0] == '\0' || text[1] == '\0');
}

}  // namespace

Result<JsonValue> parseJson(std::string_view text, Findings& findings,
                            const std::stop_token& stop) {
    if (text.size() > kMaxJsonBytes)
        return Error{ErrorCode::LimitExceeded, "the JSON is larger than 512 MiB", {}};
    if (isUtf16(text))
        return Error{ErrorCode::InvalidJson, "the text is UTF-16; glTF is UTF-8", {}};
    if (text.starts_with(kByteOrderMark)) {
        findings.add({.severity = Severity::Warning,
                      .code = "JSON_BYTE_ORDER_MARK",
                      .message = "the file starts with a byte order mark, which was skipped"});
        text.remove_prefix(kByteOrderMark.size());
    }
    return Parser(text, findings, stop).parse();
}

}  // namespace sinew::load
