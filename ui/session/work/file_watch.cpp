// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/work/file_watch.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

namespace sinew {
namespace {

constexpr int kSettleMilliseconds = 150;  // pause between looks at files that change
constexpr int kPollMilliseconds = 1000;
constexpr qint64 kPollShare = 50;  // looks take at most a fiftieth of the time

constexpr const char* kMissing = "changes of the file on disk are not noticed";

}  // namespace

/// What one look found.
struct FileWatch::Look {
    Files known;  // null: as before
    Files files;
    bool still = false;                   // like at the look before
    bool read = false;                    // contents were read
    std::optional<WatchedPlaces> places;  // none: as before
};

FileWatch::FileWatch(QObject* parent) : BackgroundTask(parent) {
    m_soon.setSingleShot(true);
    m_soon.setInterval(kSettleMilliseconds);
    m_poll.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &FileWatch::look);
    connect(&m_poll, &QTimer::timeout, this, &FileWatch::look);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &FileWatch::lookSoon);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &FileWatch::lookSoon);
}

void FileWatch::start(Paths paths, WatchedFiles known, std::int64_t loadedFrom) {
    m_last.clear();
    begin(std::move(paths), std::make_shared<const WatchedFiles>(std::move(known)), loadedFrom);
}

void FileWatch::add(std::vector<std::filesystem::path> paths) {
    for (const WatchedFile& file : *m_known) {
        paths.push_back(file.path);
    }
    std::sort(paths.begin(), paths.end());
    paths.erase(std::unique(paths.begin(), paths.end()), paths.end());
    if (paths.size() > m_known->size()) {
        begin([paths = std::move(paths)] { return paths; }, m_known,
              std::numeric_limits<std::int64_t>::max());
    }
}

void FileWatch::begin(Paths paths, Files known, std::int64_t loadedFrom) {
    m_soon.stop();
    m_poll.stop();
    m_settled = false;
    m_news = true;  // what happens before the system reports changes
    run(
        [paths = std::move(paths), known = std::move(known),
         loadedFrom](const std::stop_token& stop) {
            Look look;
            look.known =
                std::make_shared<const WatchedFiles>(asLoaded(paths(), *known, loadedFrom, stop));
            look.files = std::make_shared<const WatchedFiles>(stamped(*look.known, stop));
            look.places = placesToWatch(*look.files);
            return look;
        },
        [this](Look look) { take(std::move(look)); }, kMissing);
}

void FileWatch::cancel() {
    BackgroundTask::cancel();
    m_soon.stop();
    m_poll.stop();
    m_known = m_seen = std::make_shared<const WatchedFiles>();
    m_last.clear();
    unwatch();
    setPolling(false);
}

void FileWatch::lookAgain() {
    m_last.clear();
    m_settled = false;
    lookSoon();
}

void FileWatch::lookSoon() {
    if (busy()) {
        m_news = true;
    } else if (!m_known->empty()) {
        m_settled = false;
        if (!m_soon.isActive()) {
            m_soon.start();
        }
    }
}

void FileWatch::look() {
    if (busy()) {
        return;
    }
    m_soon.stop();
    m_poll.stop();
    m_took.start();
    run(
        [known = m_known, seen = m_seen, settled = m_settled](const std::stop_token& stop) {
            Look look;
            WatchedFiles now = stamped(*seen, stop);
            look.still = haveSameStamps(now, *seen);
            look.read = look.still && !settled;
            if (look.still && settled) {
                look.files = seen;
                return look;
            }
            if (look.read) {
                readContents(now, *known, *seen, stop);
                look.still = haveSameStamps(now, stamped(now, stop));
            }
            look.places = placesToWatch(now);
            look.files = std::make_shared<const WatchedFiles>(std::move(now));
            return look;
        },
        [this](Look look) { take(std::move(look)); }, kMissing);
}

void FileWatch::take(Look look) {
    if (!look.files) {  // it failed
        return;
    }
    if (look.known) {
        m_known = look.known;
    }
    m_seen = look.files;
    m_settled = look.still && (m_settled || look.read);
    if (look.places) {
        watch(*look.places);
    }
    if (std::exchange(m_news, false) || !m_settled) {
        m_settled = false;
        m_soon.start();
        return;
    }
    if (m_polling) {
        const qint64 rest = kPollShare * (m_took.isValid() ? m_took.elapsed() : 0);
        m_poll.start(static_cast<int>(std::max<qint64>(kPollMilliseconds, rest)));
    }
    if (look.read) {
        judge();
    }
}

/// A receiver of the signals may start over.
void FileWatch::judge() {
    if (haveSameContents(*m_seen, *m_known)) {
        m_known = m_seen;
        m_last.clear();
        emit unchanged();
    } else if (m_last.empty() || !haveSameContents(*m_seen, m_last)) {
        m_last = *m_seen;
        emit changed(m_last);
    }
}

void FileWatch::unwatch() {
    const QStringList watched = m_watcher.files() + m_watcher.directories();
    if (!watched.isEmpty()) {
        m_watcher.removePaths(watched);
    }
}

/// All of them again, because a file of the same name may be another one.
void FileWatch::watch(const WatchedPlaces& places) {
    unwatch();
    bool complete = places.complete;
    if (m_reported && !places.paths.isEmpty()) {
        complete = complete && m_watcher.addPaths(places.paths).isEmpty();
    }
    setPolling(!complete || !m_reported);
}

void FileWatch::setPolling(bool polling) {
    if (std::exchange(m_polling, polling) != polling) {
        emit pollingChanged();
    }
}

}  // namespace sinew
