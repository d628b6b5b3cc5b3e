// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/work/watched_files.h"

#include <sys/stat.h>
#include <sys/statfs.h>

#include <QCryptographicHash>
#include <algorithm>
#include <map>
#include <set>

#include "model/load/limits.h"
#include "model/load/source/read_file.h"

namespace sinew {
namespace {

namespace fs = std::filesystem;

constexpr std::int64_t kNanoseconds = 1'000'000'000;
// Some file systems date changes by whole seconds, FAT by two.
constexpr std::int64_t kYoung = 2 * kNanoseconds;
constexpr std::size_t kPiece = std::size_t{1} << 20;  // bytes hashed between checks of the stop
                                                      // token
constexpr std::size_t kMostFolders = 64;
constexpr std::size_t kMostFiles = 256;

std::int64_t nanoseconds(const timespec& time) noexcept {
    return std::int64_t{time.tv_sec} * kNanoseconds + time.tv_nsec;
}

FileStamp stampOf(const fs::path& path) noexcept {
    struct stat facts {};
    if (::stat(path.c_str(), &facts) != 0) {
        return {};
    }
    return {.device = facts.st_dev,
            .inode = facts.st_ino,
            .bytes = static_cast<std::uint64_t>(facts.st_size),
            .modified = nanoseconds(facts.st_mtim),
            .changed = nanoseconds(facts.st_ctim)};
}

QByteArray hashOf(const fs::path& path, const std::stop_token& stop) {
    const auto file = load::openFileBytes(path, kMaxFileBytes);
    if (!file) {
        return {};
    }
    QCryptographicHash hash(QCryptographicHash::Blake2b_256);
    const auto bytes = file->bytes();
    for (std::size_t at = 0; at < bytes.size() && !stop.stop_requested(); at += kPiece) {
        const auto piece = bytes.subspan(at, std::min(kPiece, bytes.size() - at));
        hash.addData(QByteArrayView(piece.data(), static_cast<qsizetype>(piece.size())));
    }
    return file->changed() ? QByteArray() : hash.result();
}

WatchedFile readNow(const fs::path& path, const FileStamp& stamp, const std::stop_token& stop) {
    const bool young = stamp.modified > fileClock() - kYoung;
    return {.path = path, .stamp = stamp, .hash = hashOf(path, stop), .young = young};
}

/// Whether the system reports changes there that other machines make.
bool isReported(const fs::path& folder) noexcept {
    constexpr std::uint32_t kSilent[] = {
        0x6969,      // NFS
        0x517b,      // SMB
        0xff534d42,  // CIFS
        0xfe534d42,  // SMB 2
        0x01021997,  // 9P
        0x65735546,  // FUSE
        0x786f4256,  // shared folders of VirtualBox
        0x5346414f,  // AFS
        0x73757245,  // Coda
        0x00c36400,  // Ceph
        0x0bd00bd0,  // Lustre
    };
    struct statfs facts {};
    const bool known = ::statfs(folder.c_str(), &facts) == 0;
    const auto type = static_cast<std::uint32_t>(facts.f_type);
    return known && std::find(std::begin(kSilent), std::end(kSilent), type) == std::end(kSilent);
}

/// The folder of a file, or the nearest one above it that exists.
fs::path folderOf(const fs::path& file) {
    fs::path folder = file.parent_path();
    std::error_code ignored;
    while (folder.has_relative_path() && !fs::is_directory(folder, ignored)) {
        folder = folder.parent_path();
    }
    return folder;
}

}  // namespace

std::int64_t fileClock() noexcept {
    timespec now{};
    ::clock_gettime(CLOCK_REALTIME_COARSE, &now);
    return nanoseconds(now);
}

WatchedFiles stamped(const WatchedFiles& files, const std::stop_token& stop) {
    WatchedFiles now;
    now.reserve(files.size());
    for (const WatchedFile& file : files) {
        const bool stopped = stop.stop_requested();
        now.push_back({.path = file.path, .stamp = stopped ? FileStamp() : stampOf(file.path)});
    }
    return now;
}

void readContents(WatchedFiles& files, const WatchedFiles& known, const WatchedFiles& seen,
                  const std::stop_token& stop) {
    for (std::size_t i = 0; i < files.size() && !stop.stop_requested(); ++i) {
        const auto isRead = [&stamp = files[i].stamp](const WatchedFile& file) {
            return file.stamp == stamp && !file.young && !file.hash.isEmpty();
        };
        files[i] = files[i].stamp == FileStamp() ? files[i]
                   : isRead(known[i])            ? known[i]
                   : isRead(seen[i])             ? seen[i]
                                                 : readNow(files[i].path, files[i].stamp, stop);
    }
}

WatchedFiles asLoaded(const std::vector<fs::path>& paths, const WatchedFiles& known,
                      std::int64_t loadedFrom, const std::stop_token& stop) {
    std::map<fs::path, const WatchedFile*> before;
    for (const WatchedFile& file : known) {
        before.emplace(file.path, &file);
    }
    WatchedFiles files;
    files.reserve(paths.size());
    for (const fs::path& path : paths) {
        const auto found = before.find(path);
        if (found != before.end()) {
            files.push_back(*found->second);
            continue;
        }
        const FileStamp stamp = stampOf(path);
        if (stamp != FileStamp() && stamp.changed >= loadedFrom) {
            files.push_back({.path = path, .hash = "changed"});
        } else {
            files.push_back(readNow(path, stamp, stop));
        }
    }
    return files;
}

bool haveSameStamps(const WatchedFiles& a, const WatchedFiles& b) noexcept {
    return std::equal(
        a.begin(), a.end(), b.begin(), b.end(),
        [](const WatchedFile& x, const WatchedFile& y) { return x.stamp == y.stamp; });
}

bool haveSameContents(const WatchedFiles& a, const WatchedFiles& b) noexcept {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const WatchedFile& x, const WatchedFile& y) { return x.hash == y.hash; });
}

WatchedPlaces placesToWatch(const WatchedFiles& files) {
    std::set<fs::path> folders;
    WatchedPlaces places{.complete = true};
    for (const WatchedFile& file : files) {
        fs::path folder = folderOf(file.path);
        if (folders.count(folder) > 0) {
            continue;
        }
        const bool watched = folders.size() < kMostFolders && isReported(folder);
        places.complete = places.complete && watched;
        if (watched) {
            places.paths.append(QString::fromStdString(folder.string()));
            folders.insert(std::move(folder));
        }
    }
    std::size_t count = 0;
    for (const WatchedFile& file : files) {
        if (file.stamp == FileStamp() || folders.count(folderOf(file.path)) == 0) {
            continue;
        }
        if (++count > kMostFiles) {
            places.complete = false;
            break;
        }
        places.paths.append(QString::fromStdString(file.path.string()));
    }
    return places;
}

}  // namespace sinew
