// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace sinew::cli {

/// FILE..., --files-from and --recursive: the files that a command reads one after another.
struct FileArguments {
    std::vector<std::string> named;  // and those of the list, once it is read
    std::string list;                // the file that lists more
    bool recursive = true;           // always, whether it is asked for or not
};

/// Appends the names that --files-from lists, one per line, or with NUL characters between. Throws
/// Failure (exit 2: standard input is needed twice; 3).
void readFileList(FileArguments& arguments);

/// Whether files, folders or a list are named.
[[nodiscard]] inline bool hasFiles(const FileArguments& arguments) noexcept {
    return !arguments.named.empty() || !arguments.list.empty();
}
/// Whether a single file is named, and neither a folder nor a list: its answer is about it alone.
[[nodiscard]] bool isOneFile(const FileArguments& arguments);

/// A file that a command reads, or a folder in which it finds none.
struct InputPath {
    std::string file;
    std::string problem = {};  // why it is not read; empty: it is
};

/// The files that `named` means, in order: a folder for every glTF file in it and in the folders
/// below, in the order of their paths, byte by byte. What is hidden (its name starts with a dot) is
/// left out; links to folders are not followed. Throws Failure (exit 2) if one is `output`, or if
/// standard input is named twice.
[[nodiscard]] std::vector<InputPath> inputPaths(const FileArguments& arguments,
                                                const std::string& output);

}  // namespace sinew::cli
