// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/core/write_problem.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <system_error>

namespace sinew {
namespace {

struct Reason {
    int code;  // errno
    const char* words;
};

constexpr std::array kReasons = {
    Reason{EACCES, "you have no permission to write there"},
    Reason{EPERM, "you have no permission to write there"},
    Reason{EROFS, "the file system is read-only"},
    Reason{ENOSPC, "the disk is full"},
    Reason{EDQUOT, "your disk quota is used up"},
    Reason{EFBIG, "the file is larger than the file system or your limits allow"},
    Reason{ENAMETOOLONG, "the name is too long"},
    Reason{EISDIR, "it is a folder"},
    Reason{ENOTDIR, "its folder is a file"},
    Reason{ELOOP, "its symbolic links lead in a circle"},
    Reason{ETXTBSY, "it is a program that is running"},
    Reason{ENOENT, "the folder does not exist"},
};

/// /proc and similar file systems answer "no such file" where they take no new ones.
bool takesNoNewFiles(int code, const std::filesystem::path& target) {
    std::error_code unknown;
    return code == ENOENT && !target.empty() &&
           std::filesystem::is_directory(std::filesystem::absolute(target, unknown).parent_path(),
                                         unknown);
}

}  // namespace

std::string writeProblem(int code, const std::filesystem::path& target) {
    if (takesNoNewFiles(code, target)) {
        return "no files can be created in this folder";
    }
    const auto* reason = std::find_if(kReasons.begin(), kReasons.end(),
                                      [&](const Reason& each) { return each.code == code; });
    return reason != kReasons.end() ? reason->words : std::generic_category().message(code);
}

}  // namespace sinew
