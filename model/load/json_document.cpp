// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/json_document.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <vector>

#include "model/load/limits.h"

namespace sinew::load {
namespace {

using Json = nlohmann::json;

std::string place(std::string_view text, std::size_t position) {
    const std::string_view before = text.substr(0, std::min(position, text.size()));
    const auto line = 1 + std::count(before.begin(), before.end(), '\n');
    const std::size_t lineStart = before.rfind('\n') + 1;  // npos + 1 is 0
    return "line " + std::to_string(line) + ", column " +
           std::to_string(before.size() - lineStart + 1);
}

// Builds the value bottom-up. The stack points at open containers: a container is the last element
// of its parent, which does not grow before it is closed.
class Builder final : public Json::json_sax_t {
public:
    Builder(std::string_view text, Findings& findings) : m_text(text), m_findings(findings) {}

    bool null() override { return place(JsonValue()) != nullptr; }
    bool boolean(bool value) override { return place(JsonValue(value)) != nullptr; }
    bool number_integer(std::int64_t value) override {
        return place(JsonValue(static_cast<double>(value))) != nullptr;
    }
    bool number_unsigned(std::uint64_t value) override {
        return place(JsonValue(static_cast<double>(value))) != nullptr;
    }
    bool number_float(double value, const std::string&) override {
        return place(JsonValue(value)) != nullptr;
    }
    bool string(std::string& value) override {
        return place(JsonValue(std::move(value))) != nullptr;
    }
    bool binary(Json::binary_t&) override { return false; }
    bool start_object(std::size_t) override { return open(JsonValue(JsonValue::Object())); }
    bool start_array(std::size_t) override { return open(JsonValue(JsonValue::Array())); }
    bool key(std::string& name) override {
        m_stack.back()->object()->push_back({std::move(name), JsonValue()});
        return true;
    }
    bool end_object() override {
        dropDuplicates(*m_stack.back()->object());
        m_stack.pop_back();
        return true;
    }
    bool end_array() override {
        m_stack.pop_back();
        return true;
    }
    bool parse_error(std::size_t position, const std::string&,
                     const nlohmann::detail::exception& problem) override {
        // 406 is a number beyond the range of double.
        return fail(ErrorCode::InvalidJson, problem.id == 406
                                                ? "a number is out of range at " + at(position)
                                                : "not valid JSON at " + at(position));
    }

    JsonValue root;
    std::optional<Error> error;

private:
    [[nodiscard]] std::string at(std::size_t position) const {
        return load::place(m_text, position == 0 ? 0 : position - 1);
    }

    bool fail(ErrorCode code, std::string message) {
        error = Error{code, std::move(message), {}};
        return false;
    }

    JsonValue* place(JsonValue value) {
        if (++m_values > kMaxJsonValues) {
            fail(ErrorCode::LimitExceeded,
                 "the JSON holds more than " + std::to_string(kMaxJsonValues) + " values");
            return nullptr;
        }
        if (m_stack.empty()) {
            root = std::move(value);
            return &root;
        }
        if (JsonValue::Object* object = m_stack.back()->object()) {
            object->back().value = std::move(value);
            return &object->back().value;
        }
        m_stack.back()->array()->push_back(std::move(value));
        return &m_stack.back()->array()->back();
    }

    bool open(JsonValue container) {
        if (m_stack.size() >= kMaxJsonDepth)
            return fail(ErrorCode::LimitExceeded, "the JSON is nested deeper than " +
                                                      std::to_string(kMaxJsonDepth) + " levels");
        JsonValue* placed = place(std::move(container));
        if (placed != nullptr)
            m_stack.push_back(placed);
        return placed != nullptr;
    }

    void dropDuplicates(JsonValue::Object& members) {
        std::vector<std::string_view> names;
        names.reserve(members.size());
        for (const JsonMember& member : members)
            names.push_back(member.name);
        std::sort(names.begin(), names.end());
        const auto twin = std::adjacent_find(names.begin(), names.end());
        if (twin == names.end())
            return;
        m_findings.add({.severity = Severity::Warning,
                        .code = "JSON_DUPLICATE_NAME",
                        .message = "the name \"" + std::string(*twin) +
                                   "\" occurs twice in one object; the last value holds"});
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

    std::string_view m_text;
    Findings& m_findings;
    std::vector<JsonValue*> m_stack;
    std::size_t m_values = 0;
};

constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";

bool isUtf16(std::string_view text) {
    return text.size() >= 2 && (text.starts_with("\xff\xfe") || text.starts_with("\xfe\xff") ||
                                text[0] == '\0' || text[1] == '\0');
}

}  // namespace

Result<JsonValue> parseJson(std::string_view text, Findings& findings) {
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

    Builder builder(text, findings);
    if (!Json::sax_parse(text.begin(), text.end(), &builder))
        return builder.error ? *builder.error : Error{ErrorCode::InvalidJson, "not valid JSON", {}};
    return std::move(builder.root);
}

}  // namespace sinew::load
