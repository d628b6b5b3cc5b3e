// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/core/json_pointer.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdint>

namespace sinew {
namespace {

Error malformed(std::string_view pointer) {
    return {ErrorCode::InvalidDocument,
            "\"" + std::string(pointer.substr(0, 200)) + "\" is not a JSON pointer",
            {}};
}

// "~0" is '~' and "~1" is '/'; any other '~' is an error.
std::optional<std::string> unescaped(std::string_view token) {
    if (token.find('~') == std::string_view::npos) {
        return std::string(token);
    }
    std::string out;
    out.reserve(token.size());
    for (std::size_t i = 0; i < token.size(); ++i) {
        if (token[i] != '~') {
            out += token[i];
            continue;
        }
        if (++i == token.size() || (token[i] != '0' && token[i] != '1')) {
            return {};
        }
        out += token[i] == '0' ? '~' : '/';
    }
    return out;
}

const JsonValue* step(const JsonValue& value, const std::string& token) {
    const JsonValue::Array* array = value.array();
    if (array == nullptr) {
        return value.find(token);
    }
    const std::optional<std::size_t> index = arrayIndex(token);
    return index && *index < array->size() ? &(*array)[*index] : nullptr;
}

}  // namespace

Result<std::vector<std::string>> splitPointer(std::string_view pointer) {
    std::vector<std::string> tokens;
    if (pointer.empty()) {
        return tokens;
    }
    if (pointer.front() != '/') {
        return malformed(pointer);
    }
    std::string_view rest = pointer.substr(1);
    while (true) {
        const std::size_t slash = rest.find('/');
        std::optional<std::string> token = unescaped(rest.substr(0, slash));
        if (!token) {
            return malformed(pointer);
        }
        tokens.push_back(std::move(*token));
        if (slash == std::string_view::npos) {
            return tokens;
        }
        rest.remove_prefix(slash + 1);
    }
}

std::optional<std::size_t> arrayIndex(std::string_view token) noexcept {
    if (token.empty() || (token.size() > 1 && token.front() == '0')) {
        return {};
    }
    std::uint32_t index = 0;
    const char* last = token.data() + token.size();
    const auto end = std::from_chars(token.data(), last, index);
    return end.ec == std::errc() && end.ptr == last ? std::optional<std::size_t>(index)
                                                    : std::nullopt;
}

const JsonValue* resolvePointer(const JsonValue& root, std::string_view pointer) {
    const Result<std::vector<std::string>> tokens = splitPointer(pointer);
    if (!tokens) {
        return nullptr;
    }
    const JsonValue* value = &root;
    for (const std::string& token : *tokens) {
        value = step(*value, token);
        if (value == nullptr) {
            return nullptr;
        }
    }
    return value;
}

const JsonValue* memberAt(const JsonValue& root, std::string_view path) noexcept {
    const JsonValue* value = &root;
    while (value != nullptr && !path.empty()) {
        const std::string_view name = path.substr(0, path.find('/'));
        value = value->find(name);
        path.remove_prefix(std::min(name.size() + 1, path.size()));
    }
    return value;
}

std::optional<std::size_t> indexBelow(const JsonValue* value, std::size_t count) noexcept {
    const double* number = value != nullptr ? value->number() : nullptr;
    const bool isIndex = number != nullptr && *number >= 0.0 &&
                         *number < static_cast<double>(count) && *number == std::floor(*number);
    return isIndex ? std::optional(static_cast<std::size_t>(*number)) : std::nullopt;
}

const JsonValue* extensionOf(const JsonValue& host, std::string_view extension) noexcept {
    const JsonValue* extensions = host.find("extensions");
    return extensions != nullptr ? extensions->find(extension) : nullptr;
}

}  // namespace sinew
