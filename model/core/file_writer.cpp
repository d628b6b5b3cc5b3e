// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/core/file_writer.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <utility>

#include "model/core/file_target.h"

namespace sinew {
namespace {

namespace fs = std::filesystem;

constexpr mode_t kAnyWrites = S_IWUSR | S_IWGRP | S_IWOTH;
constexpr mode_t kPermissions = 07777;

Error unwritable(int code, const fs::path& target = {}) {
    return {
        ErrorCode::OutputUnwritable, std::string(kCannotWrite) + writeProblem(code, target), {}};
}

Error readOnly() {
    return {ErrorCode::OutputUnwritable, std::string(kCannotWrite) + "it is read-only", {}};
}

/// Where an open file without a name is linked from (open(2), O_TMPFILE).
std::string linkOf(const FileHandle& file) {
    return "/proc/self/fd/" + std::to_string(file.number());
}

bool canLink() noexcept {
    return ::access("/proc/self/fd", X_OK) == 0;
}

}  // namespace

Result<FileWriter> FileWriter::open(const fs::path& path) {
    FileWriter writer;
    if (const std::optional<int> open = openFileOf(path)) {
        writer.m_file = FileHandle(::fcntl(*open, F_DUPFD_CLOEXEC, 0));
        return writer.m_file ? Result<FileWriter>(std::move(writer)) : unwritable(errno);
    }
    const fs::path target = targetOf(path);
    const Status found = writer.find(target);
    if (!found) {
        return found.error();
    }
    const bool opened =
        writer.m_old && !S_ISREG(writer.m_old->st_mode) ? writer.openDirectly() : writer.openPart();
    return opened ? Result<FileWriter>(std::move(writer)) : unwritable(errno, target);
}

Status FileWriter::find(const fs::path& target) {
    if (std::error_code ignored; fs::is_symlink(target, ignored)) {
        return unwritable(ELOOP);
    }
    const fs::path folder = target.has_parent_path() ? target.parent_path() : fs::path(".");
    m_name = target.filename().string();
    m_folder = FileHandle(::open(folder.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC));
    if (!m_folder) {
        return unwritable(errno);
    }
    struct stat facts {};
    const int at = m_folder.number();
    if (::fstatat(at, m_name.c_str(), &facts, 0) != 0) {
        const int problem = m_name.empty() ? EISDIR : errno;
        return problem == ENOENT ? Status(Nothing{}) : Status(unwritable(problem));
    }
    m_old = facts;
    if (S_ISDIR(facts.st_mode)) {
        return unwritable(EISDIR);
    }
    if ((facts.st_mode & kAnyWrites) == 0) {
        return readOnly();  // applies to root as well
    }
    return ::faccessat(at, m_name.c_str(), W_OK, AT_EACCESS) == 0 ? Status(Nothing{})
                                                                  : Status(unwritable(errno));
}

bool FileWriter::openDirectly() {
    m_file =
        FileHandle(::openat(m_folder.number(), m_name.c_str(), O_WRONLY | O_NOCTTY | O_CLOEXEC));
    m_folder = FileHandle();
    m_old.reset();
    return static_cast<bool>(m_file);
}

bool FileWriter::openPart() {
    const int at = m_folder.number();
    if (canLink()) {
        m_file = FileHandle(::openat(at, ".", O_TMPFILE | O_WRONLY | O_CLOEXEC, 0666));
    }
    if (!m_file) {
        m_part = std::make_unique<PartName>(at);
        m_file =
            FileHandle(::openat(at, m_part->text(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
    }
    return static_cast<bool>(m_file);
}

Status FileWriter::write(std::span<const std::uint8_t> bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(m_file.number(), bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) {
            continue;
        }
        if (written <= 0) {
            return unwritable(written < 0 ? errno : EIO);
        }
        bytes = bytes.subspan(static_cast<std::size_t>(written));
    }
    return Nothing{};
}

bool FileWriter::keepPermissions() noexcept {
    struct stat now {};
    const int file = m_file.number();
    if (::fstat(file, &now) != 0) {
        return false;
    }
    const bool foreign = now.st_uid != m_old->st_uid || now.st_gid != m_old->st_gid;
    const bool alike = !foreign || ::fchown(file, m_old->st_uid, m_old->st_gid) == 0;
    // Special bits would give another owner's rights.
    const mode_t wanted = m_old->st_mode & (alike ? kPermissions : mode_t{0777});
    return (now.st_mode & kPermissions) == wanted || ::fchmod(file, wanted) == 0;
}

bool FileWriter::publish() {
    const int at = m_folder.number();
    if (!m_part) {
        const std::string open = linkOf(m_file);
        if (!m_old &&
            ::linkat(AT_FDCWD, open.c_str(), at, m_name.c_str(), AT_SYMLINK_FOLLOW) == 0) {
            return true;
        }
        if (!m_old && errno != EEXIST) {
            return false;
        }
        m_part = std::make_unique<PartName>(at);
        if (::linkat(AT_FDCWD, open.c_str(), at, m_part->text(), AT_SYMLINK_FOLLOW) != 0) {
            return false;
        }
    }
    if (!m_file.close() || ::renameat(at, m_part->text(), at, m_name.c_str()) != 0) {
        return false;
    }
    m_part->release();
    return true;
}

Status FileWriter::finish() {
    // A file that is replaced is lost if the machine stops before the new bytes are stored.
    const bool stored = !m_old || (keepPermissions() && ::fsync(m_file.number()) == 0);
    const bool published = stored && (m_folder ? publish() : m_file.close());
    const int failure = errno;
    m_part.reset();
    return published ? Status(Nothing{}) : Status(unwritable(failure));
}

Status writeFile(const fs::path& path, std::span<const std::uint8_t> bytes) {
    Result<FileWriter> writer = FileWriter::open(path);
    if (!writer) {
        return writer.error();
    }
    const Status written = writer->write(bytes);
    return written ? writer->finish() : written;
}

}  // namespace sinew
