// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QThreadPool>
#include <exception>
#include <functional>
#include <memory>
#include <stop_token>
#include <type_traits>
#include <utility>

#include "model/core/warning.h"

namespace sinew {

/// Work in a worker thread, of which only the newest counts. Other work, `cancel` and the end of
/// the task stop it: it is asked to end, and none of its results arrive. Only the destructor waits.
/// Signals and results arrive on the thread that owns the task. Everything that finds, loads or
/// measures something is one, or owns one.
class BackgroundTask : public QObject {
    Q_OBJECT

    struct Run;  // one piece of work

public:
    /// What work reports while it runs, from any thread, one call at a time.
    class Progress {
    public:
        Progress(BackgroundTask& task, std::shared_ptr<Run> run);
        void operator()(float share) const;  // 0 to 1
        /// Calls it on the thread that owns the task, if the work still counts.
        void post(std::function<void()> call) const;

    private:
        BackgroundTask* m_task;
        std::shared_ptr<Run> m_run;
    };

    /// More threads than one: work that was stopped but has not ended delays the next less.
    explicit BackgroundTask(QObject* parent = nullptr, int threads = 1);
    ~BackgroundTask() override;  // stops and waits

    /// Runs `work(stop)` or `work(stop, progress)`, which owns everything that it uses, in a worker
    /// thread, and gives the result to `take`. If the work throws, `failed` is what is missing now
    /// (see `warn`) and the result is empty; or it is a function that returns the result.
    template <class Work, class Take, class Failed>
    void run(Work work, Take take, Failed failed);

    /// Stops the work without waiting, and forgets the request. Does nothing if there is no
    /// work.
    virtual void cancel();
    [[nodiscard]] bool busy() const noexcept { return m_run != nullptr; }
    [[nodiscard]] int percent() const noexcept { return m_percent; }  // of the newest work

signals:
    void progressed(int percent);  // when it changes
    void ended();                  // the result was taken, or the task was cancelled

private:
    using Done = std::function<void()>;
    using Step = std::function<Done(const std::stop_token& stop, const Progress& progress)>;
    void begin(Step step);
    void stop();

    QThreadPool m_pool;
    std::shared_ptr<Run> m_run;  // the newest, until its result arrives; what others say is dropped
    int m_percent = 0;
};

template <class Work, class Take, class Failed>
void BackgroundTask::run(Work work, Take take, Failed failed) {
    begin([work = std::move(work), take = std::move(take), failed = std::move(failed)](
              const std::stop_token& stop, const Progress& progress) -> Done {
        const auto made = [&] {
            if constexpr (std::is_invocable_v<const Work&, const std::stop_token&>) {
                return work(stop);
            } else {
                return work(stop, progress);
            }
        };
        const auto caught = [&]() -> decltype(made()) {
            try {
                return made();
            } catch (const std::exception& failure) {
                if constexpr (std::is_invocable_v<const Failed&, const std::exception&>) {
                    return failed(failure);
                } else {
                    warn(failed, failure);
                    return {};
                }
            }
        };
        return [take, result = caught()]() mutable { take(std::move(result)); };
    });
}

}  // namespace sinew
