// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/source/read_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <string>
#include <system_error>

#include "model/core/file_handle.h"
namespace sinew::load {
namespace {

Error unreadable(const std::string& why) {
    return {ErrorCode::FileUnreadable, "cannot be read: " + why, {}};
}

FileHandle opened(const std::filesystem::path& path) {
    return FileHandle(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
}
Error problem() {
    return unreadable(std::generic_category().message(errno));
}

// Size of an open regular file.
Result<std::uint64_t> sizeOf(const FileHandle& file) {
    struct stat facts {};
    if (!file || ::fstat(file.number(), &facts) != 0) {
        return problem();
    }
    if (!S_ISREG(facts.st_mode)) {
        return unreadable(S_ISDIR(facts.st_mode) ? "it is a folder" : "it is not a regular file");
    }
    return static_cast<std::uint64_t>(facts.st_size);
}

// Reads as many bytes as available.
Result<std::size_t> readInto(const FileHandle& file, std::span<std::uint8_t> bytes) {
    std::size_t done = 0;
    while (done < bytes.size()) {
        const ssize_t got = ::read(file.number(), bytes.data() + done, bytes.size() - done);
        if (got < 0 && errno == EINTR) {
            continue;
        }
        if (got < 0) {
            return problem();
        }
        if (got == 0) {
            break;
        }
        done += static_cast<std::size_t>(got);
    }
    return done;
}

Result<FileBytes> readAll(const FileHandle& file, std::uint64_t size) {
    // Not filled with zeros first.
    const std::shared_ptr<std::uint8_t[]> bytes(new std::uint8_t[size]);
    const Result<std::size_t> done = readInto(file, {bytes.get(), size});
    return done ? Result<FileBytes>(FileBytes(bytes, *done)) : done.error();
}

}  // namespace

Result<std::vector<std::uint8_t>> readFile(const std::filesystem::path& path,
                                           std::uint64_t wanted) {
    const FileHandle file = opened(path);
    const Result<std::uint64_t> size = sizeOf(file);
    if (!size) {
        return size.error();
    }
    std::vector<std::uint8_t> bytes(std::min(*size, wanted));
    const Result<std::size_t> done = readInto(file, bytes);
    if (!done) {
        return done.error();
    }
    bytes.resize(*done);
    return bytes;
}

Result<FileBytes> openFileBytes(const std::filesystem::path& path, std::uint64_t wanted) {
    constexpr std::uint64_t kMapFrom = 256U << 10;  // measured: below, a copy is as fast
    const FileHandle file = opened(path);
    const Result<std::uint64_t> size = sizeOf(file);
    if (!size) {
        return size.error();
    }
    const std::uint64_t bytes = std::min(*size, wanted);
    if (bytes >= kMapFrom) {
        if (std::optional<MappedFile> mapped = MappedFile::map(file.number(), bytes)) {
            return FileBytes(std::move(*mapped));
        }
    }
    return readAll(file, bytes);
}

Result<FileBytes> readFileBytes(const std::filesystem::path& path, std::uint64_t wanted) {
    const FileHandle file = opened(path);
    const Result<std::uint64_t> size = sizeOf(file);
    return size ? readAll(file, std::min(*size, wanted)) : size.error();
}

}  // namespace sinew::load
