// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/state/state_file.h"

#include <string>
#include <string_view>
#include <utility>

#include "model/core/file_target.h"
#include "model/image/image_codec.h"
#include "model/image/png_text.h"
#include "model/light/built_in_light.h"
#include "model/load/source/json_document.h"
#include "model/load/source/read_file.h"
#include "model/state/state_json.h"
#include "model/state/state_reader.h"

namespace sinew {
namespace {

constexpr std::uint64_t kMostFileBytes = std::uint64_t{1} << 30U;  // size of a large picture
constexpr std::string_view kSidecarFormat = "sinew.render/";

Error noState(std::string message, std::string pointer = {}) {
    return {ErrorCode::InvalidRequest, std::move(message), std::move(pointer)};
}

/// A state, or what holds one as a member.
Result<JsonValue> stateIn(std::string_view text) {
    if (text.size() > kMostStateBytes) {
        return noState("a state must not be larger than 16 MiB");
    }
    load::Findings ignored;
    Result<JsonValue> document = load::parseJson(text, ignored);
    if (!document) {
        return document;
    }
    const bool isSidecar = document->text("format").starts_with(kSidecarFormat);
    JsonValue* const held = isSidecar ? document->find("state") : nullptr;
    if (isSidecar && held == nullptr) {
        return noState("is missing", "/state");
    }
    JsonValue state = held != nullptr ? std::move(*held) : *std::move(document);
    if (state.text("format") != kStateFormat) {
        return noState(std::string("must be \"") + kStateFormat + '"',
                       isSidecar ? "/state/format" : "/format");
    }
    return state;
}

std::filesystem::path from(const std::filesystem::path& folder, const std::filesystem::path& path) {
    std::error_code failed;
    const std::filesystem::path above = std::filesystem::absolute(path, failed).parent_path();
    if (failed) {
        return path;
    }
    const std::filesystem::path whole = canonicalPath(above) / path.filename();  // itself a link
    const std::filesystem::path relative =
        folder.empty() ? folder : whole.lexically_relative(folder);
    return relative.empty() ? whole : relative;  // another root
}

std::filesystem::path resolved(const std::filesystem::path& folder,
                               const std::filesystem::path& path) {
    std::error_code unknown;
    const std::filesystem::path whole = (folder / path).lexically_normal();
    const bool isThere = std::filesystem::exists(whole, unknown);
    return !isThere && std::filesystem::exists(path, unknown) ? path : whole;
}

/// Replaces every path that is given by what `made` makes of it.
template <class Made>
void replacePaths(InspectedFile& file, const Made& made) {
    const auto replace = [&made](std::filesystem::path& path) {
        path = path.empty() ? path : made(path);
    };
    replace(file.path);
    for (InspectedFile::Borrowed& borrowed : file.borrowed) {
        replace(borrowed.path);
        replace(borrowed.jointMap);
    }
}

template <class Made>
void replacePaths(InspectionState& state, const Made& made) {
    replacePaths(state.file, made);
    std::string& environment = state.look.environment;
    if (!isBuiltInName(environment)) {
        environment = made(std::filesystem::path(environment)).string();
    }
}

}  // namespace

Result<JsonValue> findState(std::span<const std::uint8_t> bytes) {
    if (imageFormat(bytes) != ImageFormat::Png) {
        return stateIn({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
    }
    const auto text = pngText(bytes, kStateKeyword, kMostStateBytes);
    if (!text) {
        return text.error();
    }
    return *text ? stateIn(**text) : Result<JsonValue>(noState("the picture holds no state"));
}

Result<JsonValue> findState(const std::filesystem::path& file) {
    const auto bytes = load::readFileBytes(file, kMostFileBytes);
    return bytes ? findState(bytes->bytes()) : Result<JsonValue>(bytes.error());
}

Result<InspectedFile> fileOfState(const JsonValue& state) {
    const Asset none;
    StateFindings findings(none);
    InspectedFile file;
    StateReader(state, {}, findings).part("file", [&file](StateReader& reader) {
        describe(reader, file);
    });
    return findings.error() ? Result<InspectedFile>(*findings.error())
                            : Result<InspectedFile>(std::move(file));
}

void setPathsFrom(InspectionState& state, const std::filesystem::path& folder) {
    replacePaths(state, [&folder](const auto& path) { return from(folder, path); });
}

void resolvePaths(InspectedFile& file, const std::filesystem::path& folder) {
    replacePaths(file, [&folder](const auto& path) { return resolved(folder, path); });
}

void resolvePaths(InspectionState& state, const std::filesystem::path& folder) {
    replacePaths(state, [&folder](const auto& path) { return resolved(folder, path); });
}

std::filesystem::path folderOf(const std::filesystem::path& file) {
    return canonicalPath(file).parent_path();
}

}  // namespace sinew
