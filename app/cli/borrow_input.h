// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "model/borrow/borrow_clips.h"

namespace sinew::cli {

class Options;

/// --clips, --retarget, --joint-map and --save-joint-map: clips of other files.
struct ClipArguments {
    std::vector<std::string> files;
    std::string retarget;
    std::string jointMap;
    std::string savedMap = {};  // output
};

void addClipOptions(Options& options, ClipArguments& arguments);

/// Of --retarget. Throws Failure (exit 2), also if there is nothing to retarget or to map.
[[nodiscard]] RestHandling parseRestHandling(const ClipArguments& arguments);

/// A file whose clips are borrowed.
struct BorrowedInput {
    std::string file;
    std::shared_ptr<const Asset> source;  // surfaces and pictures are left out
    std::shared_ptr<const BorrowedClips> clips;
};

/// A file with the clips of others.
struct Borrowing {
    std::shared_ptr<const Asset> asset;
    std::vector<BorrowedInput> from;  // empty: the file alone
};

/// Refuses standard input for several files, to overwrite one of them, and what parseRestHandling
/// refuses, before anything is loaded. Throws Failure (exit 2).
void checkClipFiles(const ClipArguments& arguments, const std::string& file,
                    const std::string& output);

/// Loads the files of --clips, borrows their clips and writes the table that --save-joint-map asks
/// for. Throws Failure (exit 3; 2 for a text that is not a joint map; 4).
[[nodiscard]] Borrowing borrowInput(const std::shared_ptr<const Asset>& asset,
                                    const ClipArguments& arguments, bool quiet);

/// Reports on standard error which joint follows which, how the rest poses differ, and what is
/// missing.
void noteBorrowed(const Borrowing& borrowing, bool quiet);

}  // namespace sinew::cli
