// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QFileSystemWatcher>
#include <QTimer>
#include <functional>

#include "ui/session/work/background_task.h"
#include "ui/session/work/watched_files.h"

namespace sinew {

/// Notices when the contents of some files change and then settle. The system reports changes
/// (inotify); where it does not, or not of all files, they are checked every second. Files are
/// examined and read in a worker thread.
class FileWatch final : public BackgroundTask {
    Q_OBJECT

public:
    /// Lists the files, each once; called in the worker thread.
    using Paths = std::function<std::vector<std::filesystem::path>()>;

    explicit FileWatch(QObject* parent = nullptr);

    /// Starts over with these files; see `asLoaded`.
    void start(Paths paths, WatchedFiles known, std::int64_t loadedFrom);
    void add(std::vector<std::filesystem::path> paths);  // their present contents become known
    void cancel() override;                              // watches nothing any more
    /// Reports the present contents once more, if they are not the known ones.
    void lookAgain();

    /// The contents that count as unchanged; empty while nothing is watched.
    [[nodiscard]] const WatchedFiles& known() const noexcept { return *m_known; }
    /// Whether files are checked every second.
    [[nodiscard]] bool polling() const noexcept { return m_polling; }
    /// False: as where the system reports nothing.
    void setReported(bool reported) { m_reported = reported; }

signals:
    /// Contents that differ from the known ones, and from those of the last signal, have settled.
    void changed(const sinew::WatchedFiles& files);
    void unchanged();  // the known contents have settled, again or still
    void pollingChanged();

private:
    using Files = std::shared_ptr<const WatchedFiles>;
    struct Look;

    void begin(Paths paths, Files known, std::int64_t loadedFrom);
    void lookSoon();
    void look();
    void take(Look look);
    void judge();
    void unwatch();
    void watch(const WatchedPlaces& places);
    void setPolling(bool polling);

    QFileSystemWatcher m_watcher;
    QTimer m_soon;
    QTimer m_poll;
    QElapsedTimer m_took;  // time of the current look
    Files m_known = std::make_shared<WatchedFiles>();
    Files m_seen = m_known;  // files of the last look
    WatchedFiles m_last;     // reported last
    bool m_settled = true;   // nothing has changed since contents were read
    bool m_news = false;     // something was reported during a look
    bool m_reported = true;
    bool m_polling = false;
};

}  // namespace sinew
