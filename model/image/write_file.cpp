// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/image/image_codec.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <cstring>
#include <optional>
#include <string>
#include <system_error>
#include <utility>

namespace sinew {
namespace {

namespace fs = std::filesystem;

Error unwritable(int code) {
    return {ErrorCode::OutputUnwritable,
            "cannot write it: " + std::generic_category().message(code),
            {}};
}

// errno, or 0.
int writeAll(int file, std::span<const std::uint8_t> bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(file, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) {
            continue;
        }
        if (written <= 0) {
            return written < 0 ? errno : EIO;
        }
        bytes = bytes.subspan(static_cast<std::size_t>(written));
    }
    return 0;
}

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

// The open file descriptor of this process that `path` refers to, such as /dev/stdout through links
// to /proc/self/fd. The target of such a link may have no name.
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

// What a chain of symbolic links refers to; the target need not exist.
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

Status writeDirectly(const fs::path& path, std::span<const std::uint8_t> bytes) {
    const int file = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
    if (file < 0) {
        return unwritable(errno);
    }
    const int failure = writeAll(file, bytes);
    ::close(file);
    if (failure != 0) {
        return unwritable(failure);
    }
    return Nothing{};
}

// A new temporary file next to `path`, created exclusively, with the permissions of a new file.
int openTemporary(const fs::path& path, fs::path& temporary) {
    for (unsigned attempt = 0; attempt < 1000; ++attempt) {
        std::string suffix(1, '.');
        suffix.append(std::to_string(::getpid())).append(1, '-');
        suffix.append(std::to_string(attempt)).append(".part");
        temporary = path;
        temporary += suffix;
        const int file = ::open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (file >= 0 || errno != EEXIST) {
            return file;
        }
    }
    return -1;
}

}  // namespace

Status writeFile(const fs::path& path, std::span<const std::uint8_t> bytes) {
    if (const auto file = openFileOf(path)) {
        const int failure = writeAll(*file, bytes);
        return failure == 0 ? Status(Nothing{}) : Status(unwritable(failure));
    }
    const fs::path target = targetOf(path);
    std::error_code ignored;
    if (fs::is_symlink(target, ignored)) {
        return unwritable(ELOOP);
    }
    const fs::file_status status = fs::status(target, ignored);
    if (fs::is_directory(status)) {
        return unwritable(EISDIR);
    }
    if (fs::exists(status) && !fs::is_regular_file(status)) {
        return writeDirectly(target, bytes);
    }

    fs::path temporary;
    const int file = openTemporary(target, temporary);
    if (file < 0) {
        return unwritable(errno);
    }

    int failure = writeAll(file, bytes);
    if (::close(file) != 0 && failure == 0) {
        failure = errno;
    }
    if (failure == 0 && ::rename(temporary.c_str(), target.c_str()) != 0) {
        failure = errno;
    }
    if (failure != 0) {
        ::unlink(temporary.c_str());
        return unwritable(failure);
    }
    return Nothing{};
}

}  // namespace sinew
