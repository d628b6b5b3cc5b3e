// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/check_files.h"

#include <exception>
#include <mutex>
#include <new>
#include <optional>
#include <utility>

#include "app/cli/standard_input.h"
#include "model/check/check_asset.h"
#include "model/check/engine_check.h"
#include "model/check/group_findings.h"
#include "model/core/parallel.h"

namespace sinew::cli {

namespace {

/// Delivers reports in order; early ones wait for their predecessors.
class InOrder {
public:
    InOrder(std::size_t files, const std::function<void(const FileReport&)>& take)
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
    const std::function<void(const FileReport&)>& m_take;
    std::stop_source m_stop;
    std::mutex m_mutex;
    std::vector<std::optional<FileReport>> m_waiting;
    std::size_t m_next = 0;
    std::exception_ptr m_problem;
};

FileReport unreadableReport(const std::string& file, std::string why) {
    return {.file = file, .findings = {}, .error = std::move(why)};
}

std::vector<Diagnostic> findingsOf(const std::shared_ptr<const Asset>& asset,
                                   const CheckRequest& request) {
    std::vector<Diagnostic> lint = checkAsset(*asset);
    if (request.maxDisplacement) {
        const std::vector<Diagnostic> more =
            checkForEngines(std::make_shared<const ClipLibrary>(asset),
                            {.maxDisplacement = *request.maxDisplacement});
        lint.insert(lint.end(), more.begin(), more.end());
    }
    return groupedFindings(*asset, asset->findings, lint);
}

FileReport checkedReport(const std::string& file, const CheckRequest& request) {
    const auto asset = loadFrom(file);
    if (!asset) {
        return unreadableReport(file, describe(asset.error()));
    }
    FileReport report{.file = file, .findings = findingsOf(*asset, request)};
    const FilteredOut leftOut = applyFilter(request.filter, report.findings);
    report.ignored = leftOut.ignored;
    report.below = leftOut.below;
    report.details = detailsOf(**asset, report.findings);
    if (request.regions) {
        addRegions(file, report.findings, report.details);
    }
    return report;
}

}  // namespace

FileReport checkFile(const std::string& file, const CheckRequest& request) {
    try {
        return checkedReport(file, request);
    } catch (const std::bad_alloc&) {
        return unreadableReport(file, "not enough memory to check it");
    } catch (const std::exception& problem) {
        return unreadableReport(file, problem.what());
    }
}

void checkFiles(const std::vector<std::string>& files, const CheckRequest& request,
                const std::function<void(const FileReport&)>& take) {
    InOrder reports(files.size(), take);
    onAllCores(files.size(), reports.stop(),
               [&](std::size_t i) { reports.put(i, checkFile(files[i], request)); });
    reports.rethrow();
}

}  // namespace sinew::cli
