// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/core/file_target.h"

#include <unistd.h>

#include <charconv>
#include <string>
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

}  // namespace sinew
