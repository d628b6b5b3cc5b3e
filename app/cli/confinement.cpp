// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/confinement.h"

#include <fcntl.h>
#include <sys/prctl.h>

#include <exception>
#include <filesystem>

#include "app/cli/console.h"
#include "app/cli/denied_calls.h"
#include "app/cli/file_access.h"
#include "app/cli/instrumented.h"
#include "app/cli/landlock.h"
#include "app/cli/standard_input.h"
#include "model/core/file_target.h"
#include "model/core/warning.h"

namespace sinew::cli {

namespace {

namespace fs = std::filesystem;

fs::path folderOf(const fs::path& file) {
    return file.has_parent_path() ? file.parent_path() : fs::path(".");
}

void allowAssets(Landlock& files, const FileAccess& access) {
    for (const std::string& asset : access.assets) {
        if (!isStandardInput(asset)) {
            files.allow(folderOf(asset), Landlock::kRead);
            files.allow(asset, Landlock::kRead);  // where it is a symbolic link
        }
    }
}

/// A regular file is replaced by another one of its folder; anything else is opened.
void allowOutput(Landlock& files, const fs::path& target) {
    std::error_code ignored;
    const fs::file_status status = fs::status(target, ignored);
    if (fs::exists(status) && !fs::is_regular_file(status)) {
        files.allow(target, Landlock::kWrite);
    } else {
        files.allow(folderOf(target), Landlock::kReplace);
    }
}

void confineFiles(const FileAccess& access) {
    Landlock files;
    if (!files) {
        return;
    }
    allowAssets(files, access);
    for (const std::string& input : access.inputs) {
        files.allow(input, Landlock::kRead);
    }
    for (const std::string& output : access.outputs) {
        if (!output.empty() && !isStandardOutput(output)) {
            allowOutput(files, targetOf(output));
        }
    }
    if (kInstrumented) {
        files.allow("/", Landlock::kRead);
    }
    files.enforce();
}

}  // namespace

void confine(const FileAccess& access) noexcept {
    try {
        // Both need it: programs that are started gain nothing by their set-user-ID bits.
        if (::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0) {
            confineFiles(access);
            denyCalls();
        }
    } catch (const std::exception& failure) {
        warn("the command runs as on an older kernel, not confined", failure);
    }
}

}  // namespace sinew::cli
