// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QStringList>
#include <cstdint>
#include <filesystem>
#include <stop_token>
#include <vector>

namespace sinew {

/// What the file system reports about a file; all 0 if there is none.
struct FileStamp {
    std::uint64_t device = 0;
    std::uint64_t inode = 0;
    std::uint64_t bytes = 0;
    std::int64_t modified = 0;  // nanoseconds since 1970
    std::int64_t changed = 0;   // likewise; also when it was renamed

    bool operator==(const FileStamp&) const = default;
};

/// A file that may not exist, as it was at some moment.
struct WatchedFile {
    std::filesystem::path path;
    FileStamp stamp = {};
    QByteArray hash = {};  // hash of its contents; empty: it cannot be read
    bool young = false;    // so new when it was read that another change may leave the stamp as is
};
using WatchedFiles = std::vector<WatchedFile>;

/// The clock by which local file systems date changes.
[[nodiscard]] std::int64_t fileClock() noexcept;

/// The files with their stamps of now, without their contents.
[[nodiscard]] WatchedFiles stamped(const WatchedFiles& files, const std::stop_token& stop);

/// Reads the contents of stamped files; what was read of the same files at a time that left the
/// same stamp is not read again. Useless after a stop.
void readContents(WatchedFiles& files, const WatchedFiles& known, const WatchedFiles& seen,
                  const std::stop_token& stop);

/// The files as they were when they were loaded. Those that `known` has keep that; others are read
/// now, and are unlike any contents if they have changed since `loadedFrom` (`fileClock`).
[[nodiscard]] WatchedFiles asLoaded(const std::vector<std::filesystem::path>& paths,
                                    const WatchedFiles& known, std::int64_t loadedFrom,
                                    const std::stop_token& stop);

// Both lists hold the same files.
[[nodiscard]] bool haveSameStamps(const WatchedFiles& a, const WatchedFiles& b) noexcept;
[[nodiscard]] bool haveSameContents(const WatchedFiles& a, const WatchedFiles& b) noexcept;

/// What the system is asked to report changes of.
struct WatchedPlaces {
    QStringList paths = {};  // folders, where files are replaced, and files, which are written to
    bool complete = false;   // all changes of the files are reported
};

/// Bounded, whatever the number of files: folders first. Network file systems report nothing.
[[nodiscard]] WatchedPlaces placesToWatch(const WatchedFiles& files);

}  // namespace sinew
