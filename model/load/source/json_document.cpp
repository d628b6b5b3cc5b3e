// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/source/json_document.h"

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>
#include <vector>

#include "model/load/invalid.h"
#include "model/load/limits.h"
#include "model/load/source/container.h"

namespace sinew::load {
namespace {

using Json = nlohmann::json;

std::string at(std::string_view text, std::size_t position) {
    const std::string_view before = text.substr(0, std::min(position, text.size()));
    const auto line = 1 + std::count(before.begin(), before.end(), '\n');
    const std::size_t lineStart = before.rfind('\n') + 1;  // npos + 1 is 0
    return "line " + std::to_string(line) + ", column " +
           std::to_string(before.size() - lineStart + 1);
}

// Keeps the last of several members with the same name.
void dropTwins(JsonValue::Object& members) {
    JsonValue::Object kept;
    std::stable_sort(members.begin(), members.end(),
                     [](const auto& a, const auto& b) { return a.name < b.name; });
    for (JsonMember& member : members) {
        if (!kept.empty() && kept.back().name == member.name) {
            kept.pop_back();
        }
        kept.push_back(std::move(member));
    }
    members = std::move(kept);
}

// A duplicate name; almost always none.
std::optional<std::string> twinIn(const JsonValue::Object& members) {
    constexpr std::size_t kFew = 16;  // comparing all pairs is faster than sorting
    if (members.size() <= kFew) {
        for (std::size_t i = 1; i < members.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                if (members[i].name == members[j].name) {
                    return members[i].name;
                }
            }
        }
        return {};
    }
    std::vector<std::string_view> names;
    names.reserve(members.size());
    for (const JsonMember& member : members) {
        names.push_back(member.name);
    }
    std::sort(names.begin(), names.end());
    const auto twin = std::adjacent_find(names.begin(), names.end());
    return twin == names.end() ? std::nullopt : std::optional<std::string>(*twin);
}

// Builds the value bottom-up. Elements and members stay on two stacks until their container is
// closed and its size is known, so each is moved only once.
class JsonBuilder final : public Json::json_sax_t {
public:
    JsonBuilder(std::string_view text, Findings& findings, const std::stop_token& stop)
        : m_text(text), m_findings(findings), m_stop(stop) {}

    bool null() override { return add(JsonValue()); }
    bool boolean(bool value) override { return add(JsonValue(value)); }
    bool number_integer(std::int64_t value) override {
        return add(JsonValue(static_cast<double>(value)));
    }
    bool number_unsigned(std::uint64_t value) override {
        return add(JsonValue(static_cast<double>(value)));
    }
    bool number_float(double value, const std::string&) override { return add(JsonValue(value)); }
    bool string(std::string& value) override { return add(JsonValue(std::move(value))); }
    bool binary(Json::binary_t&) override { return false; }
    bool start_object(std::size_t) override { return open(m_members.size(), true); }
    bool start_array(std::size_t) override { return open(m_elements.size(), false); }
    bool key(std::string& name) override {
        m_members.push_back({std::move(name), JsonValue()});
        return true;
    }
    bool end_object() override {
        JsonValue::Object members = takeFrom(m_members, m_open.back().first);
        m_open.pop_back();
        if (const std::optional<std::string> twin = twinIn(members)) {
            m_findings.add(
                Severity::Warning, "JSON_DUPLICATE_NAME",
                "the name \"" + *twin + "\" occurs twice in one object; the last value is used");
            dropTwins(members);
        }
        return place(JsonValue(std::move(members)));
    }
    bool end_array() override {
        JsonValue::Array elements = takeFrom(m_elements, m_open.back().first);
        m_open.pop_back();
        return place(JsonValue(std::move(elements)));
    }
    bool parse_error(std::size_t position, const std::string&,
                     const nlohmann::detail::exception& problem) override {
        constexpr int kOutOfRange = 406;  // a number beyond the range of double
        const std::string where = at(m_text, position == 0 ? 0 : position - 1);
        return fail(
            ErrorCode::InvalidJson,
            (problem.id == kOutOfRange ? "a number is out of range at " : "not valid JSON at ") +
                where);
    }

    JsonValue root;
    std::optional<Error> error;

private:
    struct Open {
        std::size_t first = 0;  // first of its elements or members on the stack
        bool isObject = false;
    };

    bool fail(ErrorCode code, std::string message) {
        error = Error{code, std::move(message), {}};
        return false;
    }

    bool count() {
        if (++m_values > kMaxJsonValues) {
            return fail(ErrorCode::LimitExceeded,
                        "the JSON holds more than " + std::to_string(kMaxJsonValues) + " values");
        }
        constexpr std::size_t kStopEvery = 4096;
        if (m_values % kStopEvery == 0 && m_stop.stop_requested()) {
            return fail(ErrorCode::Cancelled, "loading was cancelled");
        }
        return true;
    }

    bool place(JsonValue value) {
        if (m_open.empty()) {
            root = std::move(value);
        } else if (m_open.back().isObject) {
            m_members.back().value = std::move(value);
        } else {
            m_elements.push_back(std::move(value));
        }
        return true;
    }

    bool add(JsonValue value) { return count() && place(std::move(value)); }

    bool open(std::size_t first, bool isObject) {
        if (m_open.size() >= kMaxJsonDepth) {
            return fail(ErrorCode::LimitExceeded, "the JSON is nested deeper than " +
                                                      std::to_string(kMaxJsonDepth) + " levels");
        }
        m_open.push_back({first, isObject});
        return count();
    }

    template <class T>
    static std::vector<T> takeFrom(std::vector<T>& stack, std::size_t first) {
        const auto begin = stack.begin() + static_cast<std::ptrdiff_t>(first);
        std::vector<T> taken(std::make_move_iterator(begin), std::make_move_iterator(stack.end()));
        stack.erase(begin, stack.end());
        return taken;
    }

    std::string_view m_text;
    Findings& m_findings;
    const std::stop_token& m_stop;
    std::vector<Open> m_open;
    std::vector<JsonValue> m_elements;  // elements of open arrays
    std::vector<JsonMember> m_members;  // members of open objects
    std::size_t m_values = 0;
};

// Some exporters pad the JSON chunk with zeros instead of spaces (4.4.3.2).
std::string_view withoutZeros(std::string_view text, Findings& findings) {
    const std::size_t last = text.find_last_not_of('\0');
    if (last == std::string_view::npos || last + 1 == text.size()) {
        return text;
    }
    findings.add(Severity::Warning, "JSON_ZEROS_AT_END",
                 "the JSON is padded with zero bytes instead of spaces");
    return text.substr(0, last + 1);
}

bool isUtf16(std::string_view text) {
    return text.size() >= 2 && (text.starts_with("\xff\xfe") || text.starts_with("\xfe\xff") ||
                                text[0] == '\0' || text[1] == '\0');
}

}  // namespace

Result<JsonValue> parseJson(std::string_view text, Findings& findings,
                            const std::stop_token& stop) {
    if (text.size() > kMaxJsonBytes) {
        return Error{ErrorCode::LimitExceeded, "the JSON is larger than 512 MiB", {}};
    }
    if (isUtf16(text)) {
        return Error{ErrorCode::InvalidJson, "the text is UTF-16; glTF is UTF-8", {}};
    }
    if (text.starts_with(kByteOrderMark)) {
        findings.add(Severity::Error, "JSON_BYTE_ORDER_MARK",
                     "the file starts with a byte order mark, which was skipped");
        text.remove_prefix(kByteOrderMark.size());
    }
    text = withoutZeros(text, findings);
    // The library treats a zero byte as the end of the text; it is never valid in JSON.
    if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos) {
        return Error{ErrorCode::InvalidJson, "not valid JSON at " + at(text, zero), {}};
    }
    JsonBuilder builder(text, findings, stop);
    if (!Json::sax_parse(text.begin(), text.end(), &builder)) {
        return builder.error ? *builder.error : Error{ErrorCode::InvalidJson, "not valid JSON", {}};
    }
    return std::move(builder.root);
}

}  // namespace sinew::load
