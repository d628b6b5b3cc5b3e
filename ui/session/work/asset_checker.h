// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "model/asset/asset.h"
#include "model/check/coverage_gap.h"
#include "model/engines/engine_check.h"
#include "ui/session/work/background_task.h"

namespace sinew {

/// What a check says about a file.
struct CheckedFile {
    CheckedFile(std::vector<Diagnostic> found = {}, std::vector<CoverageGap> open = {})
        : findings(std::move(found)), gaps(std::move(open)) {}

    std::vector<Diagnostic> findings;  // not grouped
    std::vector<CoverageGap> gaps;     // what could not be evaluated, see `judgedGaps`
};

/// Runs the whole check (`checkFile`) on a loaded file.
class AssetChecker final : public BackgroundTask {
    Q_OBJECT

public:
    using Work =
        std::function<CheckedFile(const std::shared_ptr<const Asset>&, const std::stop_token&)>;

    explicit AssetChecker(QObject* parent = nullptr);

    void setWork(Work work) { m_work = std::move(work); }  // none: nothing is checked
    void start(std::shared_ptr<const Asset> asset);

signals:
    void checked(const sinew::CheckedFile& file);

private:
    Work m_work;
};

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
