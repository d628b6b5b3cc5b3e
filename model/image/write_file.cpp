// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/image/image_codec.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <string>
#include <system_error>

namespace sinew {
namespace {

namespace fs = std::filesystem;

Error unwritable(const fs::path& path, int code) {
    return {ErrorCode::OutputUnwritable,
            "cannot write " + path.string() + ": " + std::generic_category().message(code),
            {}};
}

// errno, or 0.
int writeAll(int file, std::span<const std::uint8_t> bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(file, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return written < 0 ? errno : EIO;
        bytes = bytes.subspan(static_cast<std::size_t>(written));
    }
    return 0;
}

Status writeDirectly(const fs::path& path, std::span<const std::uint8_t> bytes) {
    const int file = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
    if (file < 0)
        return unwritable(path, errno);
    const int failure = writeAll(file, bytes);
    ::close(file);
    if (failure != 0)
        return unwritable(path, failure);
    return Nothing{};
}

// An open file beside `path` that nobody else has, with the permissions of a new file.
int openTemporary(const fs::path& path, fs::path& temporary) {
    for (unsigned attempt = 0; attempt < 1000; ++attempt) {
        std::string suffix(1, '.');
        suffix.append(std::to_string(::getpid())).append(1, '-');
        suffix.append(std::to_string(attempt)).append(".part");
        temporary = path;
        temporary += suffix;
        const int file = ::open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (file >= 0 || errno != EEXIST)
            return file;
    }
    return -1;
}

}  // namespace

Status writeFile(const fs::path& path, std::span<const std::uint8_t> bytes) {
    std::error_code ignored;
    const fs::path target =
        fs::is_symlink(path, ignored) ? fs::weakly_canonical(path, ignored) : path;
    const fs::file_status status = fs::status(target, ignored);
    if (fs::is_directory(status))
        return unwritable(path, EISDIR);
    if (fs::exists(status) && !fs::is_regular_file(status))
        return writeDirectly(target, bytes);

    fs::path temporary;
    const int file = openTemporary(target, temporary);
    if (file < 0)
        return unwritable(path, errno);

    int failure = writeAll(file, bytes);
    if (::close(file) != 0 && failure == 0)
        failure = errno;
    if (failure == 0 && ::rename(temporary.c_str(), target.c_str()) != 0)
        failure = errno;
    if (failure != 0) {
        ::unlink(temporary.c_str());
        return unwritable(path, failure);
    }
    return Nothing{};
}

}  // namespace sinew
