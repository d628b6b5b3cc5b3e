// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QThreadPool>
#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

#include "model/check/engine_check.h"

namespace sinew {

/// Runs the check for engines in a worker thread. A new run stops the previous one and drops its
/// findings. Signals arrive on the thread that owns the checker.
class EngineChecker final : public QObject {
    Q_OBJECT

public:
    using Clips = std::shared_ptr<const ClipLibrary>;
    using Work = std::function<std::vector<Diagnostic>(const Clips&, const EngineLimits&,
                                                       const EngineProgress&, std::stop_token)>;

    explicit EngineChecker(QObject* parent = nullptr);
    ~EngineChecker() override;  // stops and waits

    void setWork(Work work) { m_work = std::move(work); }  // replaces checkForEngines
    void start(Clips clips, const EngineLimits& limits);
    /// Stops the current run and drops its findings; `ended` follows if there was one.
    void cancel();
    [[nodiscard]] bool busy() const noexcept { return m_busy; }

signals:
    void progressed(float fraction);
    void checked(const std::vector<sinew::Diagnostic>& findings);
    void ended();  // complete, after `checked`, or cancelled

private:
    QThreadPool m_pool;
    std::stop_source m_stop;
    Work m_work;
    quint64 m_run = 0;  // the newest run; what older ones tell is dropped
    bool m_busy = false;
};

}  // namespace sinew
