// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/git/git_version.h"

#include <algorithm>
#include <charconv>
#include <filesystem>

#include "app/cli/text_input.h"
#include "app/common/failure.h"
#include "model/core/utf8.h"
#include "model/load/load_asset.h"
#include "model/snapshot/file_outline.h"
#include "model/words/words.h"

namespace sinew::cli {

namespace {

constexpr LoadOptions kGeometryOnly{.decodeImages = false, .generateTangents = false};

std::string startOf(const std::string& file, std::size_t most) {
    return readTextInput(file, "the file", most, true);
}

/// The whole of a .gltf.
std::string textOf(const std::string& file) {
    std::error_code problem;
    const std::uintmax_t size = std::filesystem::file_size(file, problem);
    return problem ? std::string() : startOf(file, size);
}

/// The rest of the line that starts with `key`; empty if there is none.
std::string valueOf(const std::string& text, const std::string& key) {
    const std::size_t found = text.find('\n' + key);
    if (found == std::string::npos) {
        return {};
    }
    const std::size_t begin = found + 1 + key.size();
    return text.substr(begin, text.find('\n', begin) - begin);
}

/// "a Git LFS pointer to 1.2 MiB, sha256 9f3c2a71; the file itself is not here"; empty for other
/// files (git-lfs, docs/spec.md: at most 1024 bytes).
std::string pointerWords(const std::string& file) {
    constexpr std::size_t kMostBytes = 1024;
    constexpr std::size_t kDigits = 12;
    const std::string text = startOf(file, kMostBytes);
    if (!text.starts_with("version https://git-lfs.github.com/spec/")) {
        return {};
    }
    const std::string size = valueOf(text, "size ");
    std::uint64_t bytes = 0;
    std::from_chars(size.data(), size.data() + size.size(), bytes);
    return "a Git LFS pointer to " + words::bytes(bytes) + ", sha256 " +
           oneLine(valueOf(text, "oid sha256:").substr(0, kDigits)) +
           "; the file itself is not here (git lfs fetch)";
}

bool hasExternalBuffers(const Asset& asset) {
    const auto& buffers = asset.json->elements("buffers");
    return std::any_of(buffers.begin(), buffers.end(), [](const JsonValue& buffer) {
        const std::string& uri = buffer.text("uri");
        return !uri.empty() && !uri.starts_with("data:");
    });
}

Result<std::shared_ptr<const Asset>> loadVersion(const std::string& file, const std::string& path) {
    std::error_code ignored;
    const std::filesystem::path folder = std::filesystem::path(path).parent_path();
    if (std::filesystem::equivalent(file, path, ignored)) {
        return loadAsset(file, kGeometryOnly);
    }
    const std::string bytes = textOf(file);
    return loadAssetFromMemory({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()},
                               folder.empty() ? "." : folder, kGeometryOnly);
}

}  // namespace

GitVersion readVersion(const std::string& file, const std::string& path) {
    if (file == "/dev/null") {
        return {.missing = true};
    }
    try {
        if (std::string pointer = pointerWords(file); !pointer.empty()) {
            return {.words = std::move(pointer)};
        }
        const auto asset = loadVersion(file, path);
        if (!asset) {
            return {.words = "cannot be read: " + describe(asset.error())};
        }
        std::error_code ignored;
        return {.asset = *asset,
                .words = "can be read",
                .borrowsBuffers = hasExternalBuffers(**asset) &&
                                  !std::filesystem::equivalent(file, path, ignored)};
    } catch (const Failure& failure) {
        return {.words = failure.what()};
    }
}

std::string versionText(const std::string& file) {
    try {
        if (const std::string pointer = pointerWords(file); !pointer.empty()) {
            return pointer + '\n';
        }
        const bool isText = startOf(file, 1) == "{";
        const auto asset = loadAsset(file, kGeometryOnly);
        if (asset && !(isText && hasExternalBuffers(**asset))) {
            return fileOutline(**asset);
        }
        return isText ? textOf(file) : "cannot be read: " + describe(asset.error()) + '\n';
    } catch (const Failure& failure) {
        return std::string(failure.what()) + '\n';
    }
}

}  // namespace sinew::cli
