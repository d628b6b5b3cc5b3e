// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// What Git calls: with one file for a text of it (diff.<driver>.textconv), with seven or nine words
// for a comparison (diff.<driver>.command, gitattributes(5)). The exit code is always 0: otherwise
// Git would stop as well, in the middle of a log.
#include <algorithm>
#include <charconv>
#include <filesystem>
#include <memory>
#include <string>

#include "app/cli/command_setup.h"
#include "app/cli/console.h"
#include "app/cli/load_input.h"
#include "app/common/failure.h"
#include "model/asset/asset.h"
#include "model/compare/file_comparison.h"
#include "model/core/utf8.h"
#include "model/load/load_asset.h"
#include "model/snapshot/file_outline.h"
#include "model/words/words.h"

namespace sinew::cli {

namespace {

/// A version of a file that Git has written out.
struct GitVersion {
    std::shared_ptr<const Asset> asset = {};
    std::string words = {};       // what it is if there is no asset
    bool missing = false;         // the version has no such file
    bool borrowsBuffers = false;  // those of the working tree
};

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

/// Reads a version that Git has put into `file`. `path`: where the file is in the working tree,
/// relative to the current folder; there external buffers are looked for.
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

/// The outline of a version; of a Git LFS pointer what it points to; of a .gltf that needs other
/// files, which Git does not pass, the file itself; otherwise why it cannot be read.
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

struct GitDiffArguments {
    std::vector<std::string> words;
};

/// What Git passes about a change.
struct GitChange {
    std::string path;  // path in the repository
    std::string before;
    std::string after;
    std::string newPath;  // another one if the file was renamed

    explicit GitChange(const std::vector<std::string>& words)
        : path(words[0]),
          before(words[1]),
          after(words[4]),
          newPath(words.size() > 7 ? words[7] : words[0]) {}
};

/// "'Walk': up to 0.18 units at frame 5, 'LeftFoot'", for clips whose surface moves.
std::string clipLines(const Asset& before, const FileComparison& comparison) {
    constexpr float kRounding = 1e-6F;  // relative to the size
    std::string text;
    for (const ClipComparison& clip : comparison.clips) {
        const DistancePlace& place = clip.totals.largest;
        if (place.distance > kRounding * comparison.surface.size) {
            text += "  " + words::clipName(before, clip.before) + ": the surface is up to " +
                    words::units(double{place.distance}) + " away at frame " +
                    std::to_string(clip.frames.numbers[clip.worst]) + ", " +
                    words::nodeName(before, place.mover.valid() ? place.mover : place.node) + '\n';
        }
    }
    return text;
}

std::string compared(const GitVersion& before, const GitVersion& after) {
    const auto comparison = compareAssets(before.asset, after.asset);
    std::string text = comparisonSentence(*before.asset, *comparison) + '\n';
    for (const FileChange& change : comparison->changes) {
        text += "  " + change.words + '\n';
    }
    text += clipLines(*before.asset, *comparison);
    const bool elsewhere = before.borrowsBuffers || after.borrowsBuffers;
    return text + (elsewhere ? "Buffers in other files are those of the working tree: Git passes "
                               "the .gltf file alone.\n"
                             : "");
}

std::string changeText(const GitChange& change) {
    const std::string title =
        "diff --sinew " + oneLine("a/" + change.path) + ' ' + oneLine("b/" + change.newPath) + '\n';
    const GitVersion before = readVersion(change.before, change.path);
    const GitVersion after = readVersion(change.after, change.newPath);
    if (before.asset && after.asset) {
        return title + compared(before, after);
    }
    if (before.missing && after.asset) {
        return title + "New file.\n" + fileOutline(*after.asset);
    }
    if (after.missing) {
        return title + "The file is gone.\n";
    }
    return title + "before: " + before.words + "\nafter: " + after.words + '\n';
}

ExitCode runGitDiff(const GitDiffArguments& arguments, const CommonArguments& /*common*/) {
    constexpr std::size_t kComparison = 7;
    const std::vector<std::string>& words = arguments.words;
    if (words.size() != 1 && words.size() < kComparison) {
        throw usageFailure("Git calls git-diff itself; see git-setup");
    }
    try {
        writeOutput({}, words.size() == 1 ? versionText(words[0]) : changeText(GitChange(words)));
    } catch (const Failure& failure) {
        if (failure.code() != ExitCode::PipeClosed) {  // the pager was left
            throw;
        }
    }
    return ExitCode::Done;
}

}  // namespace

void declareGitDiff(CommandSetup& setup) {
    GitDiffArguments& a = setup.runs(runGitDiff);
    setup.options.files(a.words);
}

}  // namespace sinew::cli
