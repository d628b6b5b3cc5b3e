// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/core/file_target.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <system_error>
#include <utility>

namespace sinew {

namespace {

namespace fs = std::filesystem;

constexpr int kMostLinks = 40;

// One symbolic link further; none if `path` is none or its folder does not exist.
std::optional<fs::path> nextOf(const fs::path& path) {
    std::error_code error;
    if (!fs::is_symlink(path, error)) {
        return std::nullopt;
    }
    const fs::path folder = fs::canonical(fs::absolute(path).parent_path(), error);
    const fs::path target = error ? fs::path() : fs::read_symlink(path, error);
    return error ? std::nullopt : std::optional(folder / target);
}

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

std::optional<int> openFileOf(fs::path path) {
    const fs::path own = "/proc/" + std::to_string(::getpid()) + "/fd";
    for (int links = 0; links < kMostLinks; ++links) {
        const std::optional<fs::path> next = nextOf(path);
        if (!next) {
            break;
        }
        std::error_code error;
        if (fs::canonical(fs::absolute(path).parent_path(), error) == own && !error) {
            const std::string name = path.filename().string();
            int number = -1;
            const auto [end, failure] =
                std::from_chars(name.data(), name.data() + name.size(), number);
            return failure == std::errc() ? std::optional(number) : std::nullopt;
        }
        path = *next;
    }
    return std::nullopt;
}

fs::path targetOf(fs::path path) {
    for (int links = 0; links < kMostLinks; ++links) {
        std::optional<fs::path> next = nextOf(path);
        if (!next) {
            break;
        }
        path = std::move(*next);
    }
    return path;
}

fs::path canonicalPath(const fs::path& path) {
    std::error_code error;
    fs::path canonical = fs::weakly_canonical(fs::absolute(path, error), error);
    return error ? path : canonical;
}

std::string writeProblem(int code, const std::filesystem::path& target) {
    if (takesNoNewFiles(code, target)) {
        return "no files can be created in this folder";
    }
    const auto* reason = std::find_if(kReasons.begin(), kReasons.end(),
                                      [&](const Reason& each) { return each.code == code; });
    return reason != kReasons.end() ? reason->words : std::generic_category().message(code);
}

}  // namespace sinew
