// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/baseline/baseline.h"

#include <cmath>
#include <utility>

#include "app/cli/report/report_schema.h"
#include "model/load/source/json_document.h"
#include "model/load/source/path.h"

namespace sinew::cli {

void describe(auto& form, Described<Baseline>) {
    form.format(kBaselineFormat.name);
    form.value("files", &Baseline::files);
}

namespace {

Error baselineError(std::string words, const load::Path& path) {
    return {ErrorCode::InvalidRequest, std::move(words), path.pointer()};
}

Status readLevel(const JsonValue& value, const load::Path& path, std::size_t& count) {
    constexpr double kMost = 9007199254740992.0;  // 2^53
    const double* number = value.number();
    if (number == nullptr || !(*number >= 1.0 && *number <= kMost) ||
        *number != std::floor(*number)) {
        return baselineError("must be the number of findings, 1 or more", path);
    }
    count = static_cast<std::size_t>(*number);
    return Nothing{};
}

/// Objects within objects, down to the counts.
template <class T>
Status readLevel(const JsonValue& value, const load::Path& path,
                 std::map<std::string, T>& entries) {
    if (value.object() == nullptr) {
        return baselineError("must be an object", path);
    }
    for (const JsonMember& member : *value.object()) {
        if (const Status read =
                readLevel(member.value, load::Path(path, member.name), entries[member.name]);
            !read) {
            return read;
        }
    }
    return Nothing{};
}

}  // namespace

Result<Baseline> readBaseline(std::string_view text) {
    if (text.size() > kMostBaselineBytes) {
        return Error{ErrorCode::InvalidRequest, "a baseline must not be larger than 64 MiB", {}};
    }
    load::Findings ofTheText;
    const Result<JsonValue> document = load::parseJson(text, ofTheText);
    if (!document) {
        return document.error();
    }
    const load::Path root;
    if (document->text("format") != kBaselineFormat.name) {
        return baselineError(std::string("must be \"") + kBaselineFormat.name + '"',
                             load::Path(root, "format"));
    }
    Baseline baseline;
    const JsonValue* files = document->find("files");
    const Status read = readLevel(files == nullptr ? JsonValue() : *files,
                                  load::Path(root, "files"), baseline.files);
    return read ? Result<Baseline>(std::move(baseline)) : read.error();
}

std::string baselineText(const Baseline& baseline) {
    std::string text;
    JsonWriter json([&text](std::string_view piece) { text += piece; }, 2);
    writeValue(json, baseline);
    json.finish();
    return text;
}

const JsonFormat kBaselineFormat{"sinew.baseline/1", writeSchema<Baseline>};

}  // namespace sinew::cli
