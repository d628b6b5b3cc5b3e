// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "model/borrow/borrow_clips.h"

namespace sinew::cli {

class Options;

/// --clips and --retarget: clips of other files.
struct ClipArguments {
    std::vector<std::string> files;
    std::string retarget;
};

void addClipOptions(Options& options, ClipArguments& arguments);

/// Of --retarget. Throws Failure (exit 2), also if there is nothing to retarget.
[[nodiscard]] RestHandling parseRestHandling(const ClipArguments& arguments);

}  // namespace sinew::cli
