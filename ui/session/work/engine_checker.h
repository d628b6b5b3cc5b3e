// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "model/engines/engine_check.h"
#include "ui/session/work/background_task.h"

namespace sinew {

/// Runs the check for engines.
class EngineChecker final : public BackgroundTask {
    Q_OBJECT

public:
    using Clips = std::shared_ptr<const ClipLibrary>;
    using Work = std::function<std::vector<Diagnostic>(const Clips&, const EngineLimits&,
                                                       const EngineProgress&, std::stop_token)>;
    using BackgroundTask::BackgroundTask;

    void setWork(Work work) { m_work = std::move(work); }  // replaces checkForEngines
    void start(Clips clips, const EngineLimits& limits);

signals:
    void checked(const std::vector<sinew::Diagnostic>& findings);

private:
    Work m_work = &checkForEngines;
};

}  // namespace sinew
