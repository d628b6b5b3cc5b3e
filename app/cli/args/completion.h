// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <vector>

namespace sinew::cli {

struct CommandProgram;

/// A word that may replace the last one of a command line.
struct Candidate {
    std::string word;
    std::string help = {};  // one line; may be empty

    bool operator==(const Candidate&) const = default;
};

struct Completion {
    std::vector<Candidate> candidates;  // those that begin with the last word
    bool files = false;                 // names of files may replace it, too
};

/// What can complete the last of the words after the program's name, which may be empty: commands,
/// options, their values. Names of clips, nodes, skins and so on are those of the first glTF file
/// among the words, unless it is too large to be read while the user waits. Throws Failure (exit 3)
/// if it cannot be read.
[[nodiscard]] Completion completionOf(const CommandProgram& program,
                                      std::span<const std::string> words);

}  // namespace sinew::cli
