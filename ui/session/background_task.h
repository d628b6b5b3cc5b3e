// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QThreadPool>
#include <functional>
#include <stop_token>

namespace sinew {

/// One piece of work at a time in a worker thread, with progress. A new one stops the one before
/// and drops its result. Signals and results arrive on the thread that owns the task.
class BackgroundTask final : public QObject {
    Q_OBJECT

public:
    using Progress = std::function<void(float)>;  // 0 to 1, from the worker thread
    using Done = std::function<void()>;           // hands over the result
    /// Returns what to do with the result in the owner's thread; empty: nothing.
    using Work = std::function<Done(const std::stop_token& stop, const Progress& progress)>;

    explicit BackgroundTask(QObject* parent = nullptr);
    ~BackgroundTask() override;  // stops and waits

    void start(Work work);
    void cancel();  // without waiting; does nothing if there is no work
    [[nodiscard]] bool busy() const noexcept { return m_busy; }

signals:
    void progressed(int percent);  // when it changes
    void ended();                  // after the result was handed over, or after a cancel

private:
    QThreadPool m_pool;
    std::stop_source m_stop;
    quint64 m_run = 0;  // the newest run; results of older ones are dropped
    bool m_busy = false;
};

}  // namespace sinew
