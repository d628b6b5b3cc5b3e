// SPDX-FileCopyrightText: 2026 The Sinew authors SPDX-License-Identifier: MIT What Git calls: with
// one file for a text of it (diff.<driver>.textconv), with seven or nine words for a comparison
// (diff.<driver>.command, gitattributes(5)). The exit code is always 0: otherwise Git would stop as
// well, in the middle of a log.
#include "app/cli/command_setup.h"
#include "app/cli/console.h"
#include "app/cli/git/git_version.h"
#include "app/common/failure.h"
#include "model/compare/file_comparison.h"
#include "model/core/utf8.h"
#include "model/snapshot/file_outline.h"
#include "model/words/words.h"

namespace sinew::cli {

namespace {

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
