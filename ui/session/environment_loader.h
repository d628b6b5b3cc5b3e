// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QThreadPool>
#include <filesystem>
#include <functional>
#include <memory>
#include <stop_token>

#include "model/core/result.h"

namespace sinew {

struct Environment;

/// Reads a .hdr file or makes a built-in environment, and prefilters it, on a worker thread, one at
/// a time: a new load cancels the previous one and drops its result. Signals arrive on the thread
/// that owns the loader.
class EnvironmentLoader final : public QObject {
    Q_OBJECT

public:
    using Loaded = std::shared_ptr<const Environment>;  // null: stopped
    using Progress = std::function<void(float)>;        // progress, 0 to 1
    using Work = std::function<Result<Loaded>(const std::filesystem::path&, const Progress&,
                                              const std::stop_token&)>;

    /// `work` replaces reading and prefiltering, for tests.
    explicit EnvironmentLoader(QObject* parent = nullptr, Work work = {});
    ~EnvironmentLoader() override;  // cancels and waits

    void start(const std::filesystem::path& path);  // or the name of a built-in one
    void cancel();                                  // emits cancelled if a load was running
    [[nodiscard]] bool busy() const noexcept { return m_busy; }

signals:
    void started(const std::filesystem::path& path);
    void progress(float share);
    void loaded(const std::filesystem::path& path,
                const std::shared_ptr<const sinew::Environment>& environment);
    void failed(const std::filesystem::path& path, const sinew::Error& error);
    void cancelled();

private:
    void stop();
    void finish(quint64 run, const std::filesystem::path& path, const Result<Loaded>& result);

    Work m_work;
    QThreadPool m_pool;
    std::stop_source m_stop;
    quint64 m_run = 0;  // the newest one; older results are dropped
    bool m_busy = false;
};

}  // namespace sinew
