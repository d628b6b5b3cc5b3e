// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/check_files.h"

#include <exception>
#include <mutex>
#include <new>
#include <utility>

#include "app/cli/load_input.h"
#include "model/check/group_findings.h"
#include "model/core/parallel.h"
#include "model/engines/engine_check.h"
#include "model/load/load_stage.h"
#include "model/load/refused_file.h"
#include "model/project/project_check.h"
#include "model/snapshot/snapshot.h"

namespace sinew::cli {

namespace {

/// Delivers reports in order; early ones wait for their predecessors.
class InOrder {
public:
    InOrder(std::size_t files, const std::function<void(FileReport&)>& take)
        : m_take(take), m_waiting(files) {}

    void put(std::size_t place, FileReport report) noexcept {
        const std::lock_guard lock(m_mutex);
        try {
            m_waiting[place] = std::move(report);
            for (; m_next < m_waiting.size() && m_waiting[m_next] && !m_problem; ++m_next) {
                m_take(*m_waiting[m_next]);
                m_waiting[m_next].reset();
            }
        } catch (...) {
            m_problem = std::current_exception();
            m_stop.request_stop();
        }
    }

    [[nodiscard]] std::stop_token stop() const { return m_stop.get_token(); }

    void rethrow() const {
        if (m_problem) {
            std::rethrow_exception(m_problem);
        }
    }

private:
    const std::function<void(FileReport&)>& m_take;
    std::stop_source m_stop;
    std::mutex m_mutex;
    std::vector<std::optional<FileReport>> m_waiting;
    std::size_t m_next = 0;
    std::exception_ptr m_problem;
};

using Share = std::function<void(float)>;  // progress of one file, 0 to 1

/// Adds up what is finished of every file.
class TotalProgress {
public:
    TotalProgress(std::size_t files, const Share& progress)
        : m_shares(files), m_progress(progress) {}

    void set(std::size_t file, float share) {
        const std::lock_guard lock(m_mutex);
        m_sum += double{share} - double{std::exchange(m_shares[file], share)};
        m_progress(static_cast<float>(m_sum / static_cast<double>(m_shares.size())));
    }

private:
    std::mutex m_mutex;
    std::vector<float> m_shares;
    double m_sum = 0.0;
    const Share& m_progress;
};

/// The share of a stage of the work on a file, as a part of the whole.
Share partOf(const Share& whole, float begin, float end) {
    return [&whole, begin, end](float part) { whole(begin + part * (end - begin)); };
}

FileReport unreadableReport(const std::string& file, std::string why) {
    return {.file = file, .findings = {}, .error = std::move(why)};
}

std::vector<Diagnostic> findingsOf(const std::shared_ptr<const Asset>& asset,
                                   const CheckRequest& request, const ProjectRules& rules,
                                   const CheckPolicy& policy, std::vector<CoverageGap>& gaps,
                                   const Share& progress, const std::stop_token& stop) {
    const float linted = policy.maxDisplacement ? 0.3F : 1.0F;
    std::vector<Diagnostic> lint = checkByProject(asset, rules, {.policy = policy, .gaps = &gaps},
                                                  stop, partOf(progress, 0.0F, linted));
    if (policy.maxDisplacement) {
        const std::vector<Diagnostic> more = checkForEngines(
            std::make_shared<const ClipLibrary>(asset),
            {.maxDisplacement = *policy.maxDisplacement}, partOf(progress, linted, 1.0F), stop);
        lint.insert(lint.end(), more.begin(), more.end());
    }
    if (request.snapshot) {
        const std::vector<Diagnostic> more = snapshotFindings(asset, *request.snapshot);
        lint.insert(lint.end(), more.begin(), more.end());
    }
    lint.insert(lint.begin(), asset->findings.begin(), asset->findings.end());
    return lint;
}

const ProjectRules& rulesOf(const std::string& file, const CheckRequest& request) {
    static const ProjectRules kNone;
    return request.projects ? (*request.projects)[file] : kNone;
}

/// Details, codes and regions of the findings that are shown.
void complete(const Asset& asset, const CheckRequest& request, FileReport& report) {
    report.findings = std::move(report.judged.shown);
    report.details = detailsOf(asset, report.findings);
    if (request.khronosCodes) {
        addKhronosCodes(report.findings, report.details);
    }
    if (request.regions) {
        addRegions(report.file, report.findings, report.details);
    }
}

/// All faults of a file that does not load, not the first one alone.
FileReport refusedReport(const std::string& file, const Error& error, const CheckRequest& request) {
    FileReport report = unreadableReport(file, describe(error));
    RefusedFile refused;
    withBytes(file, [&](std::span<const std::uint8_t> bytes) {
        refused = faultsOfRefused(bytes, error);
    });
    Asset nothing;
    nothing.json = refused.json;
    const ProjectRules& rules = rulesOf(file, request);
    const CheckPolicy policy = policyUnder(request.policy, rules, request.failOn);
    report.judged = judgedFindings(policy, groupedFindings(nothing, refused.findings, {}));
    report.failOn = policy.failOn;
    report.ruleFiles = rules.files;
    complete(nothing, request, report);
    return report;
}

FileReport checkedReport(const std::string& file, const CheckRequest& request,
                         const Share& progress) {
    constexpr float kLoaded = 0.5F;
    const Share loading = partOf(progress, 0.0F, kLoaded);
    const auto asset = loadFrom(
        file, {}, [&](LoadStage stage, float part) { loading(overallProgress(stage, part)); });
    if (!asset) {
        return refusedReport(file, asset.error(), request);
    }
    return reportOn(*asset, file, request, partOf(progress, kLoaded, 1.0F));
}

FileReport checkPath(const InputPath& path, const CheckRequest& request, const Share& progress) {
    if (!path.problem.empty()) {
        return unreadableReport(path.file, path.problem);
    }
    try {
        return checkedReport(path.file, request, progress);
    } catch (const std::bad_alloc&) {
        return unreadableReport(path.file, "not enough memory to check it");
    } catch (const std::exception& problem) {
        return unreadableReport(path.file, problem.what());
    }
}

}  // namespace

FileReport reportOn(const std::shared_ptr<const Asset>& asset, const std::string& file,
                    const CheckRequest& request, const std::function<void(float)>& progress,
                    const std::stop_token& stop) {
    const ProjectRules& rules = rulesOf(file, request);
    const CheckPolicy policy = policyUnder(request.policy, rules, request.failOn);
    FileReport report{
        .file = file, .findings = {}, .failOn = policy.failOn, .ruleFiles = rules.files};
    report.judged =
        judgedByProject(*asset, rules, policy,
                        findingsOf(asset, request, rules, policy, report.gaps, progress, stop));
    report.gaps = judgedGaps(policy, std::move(report.gaps));
    complete(*asset, request, report);
    return report;
}

void checkFiles(const std::vector<InputPath>& paths, const CheckRequest& request,
                const std::function<void(FileReport&)>& take,
                const std::function<void(float)>& progress) {
    InOrder reports(paths.size(), take);
    TotalProgress total(paths.size(), progress);
    onAllCores(paths.size(), reports.stop(), [&](std::size_t i) {
        reports.put(i, checkPath(paths[i], request, [&](float share) { total.set(i, share); }));
        total.set(i, 1.0F);
    });
    reports.rethrow();
}

}  // namespace sinew::cli
