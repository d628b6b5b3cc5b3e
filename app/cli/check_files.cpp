// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/check_files.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <optional>
#include <thread>

#include "app/cli/all_findings.h"
#include "model/load/load_asset.h"

namespace sinew::cli {

namespace {

/// Reports that wait for those before them.
class Queue {
public:
    explicit Queue(std::size_t files) : m_reports(files) {}

    void put(std::size_t place, FileReport report) {
        {
            const std::lock_guard lock(m_mutex);
            m_reports[place] = std::move(report);
        }
        m_ready.notify_one();
    }

    FileReport take(std::size_t place) {
        std::unique_lock lock(m_mutex);
        m_ready.wait(lock, [&] { return m_reports[place].has_value(); });
        FileReport report = std::move(*m_reports[place]);
        m_reports[place].reset();
        return report;
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_ready;
    std::vector<std::optional<FileReport>> m_reports;
};

}  // namespace

FileReport checkFile(const std::string& file) {
    FileReport report{file, {}, {}};
    try {
        const auto asset = loadAsset(file);
        if (!asset) {
            report.error = describe(asset.error());
            return report;
        }
        report.findings = allFindings(**asset, {});
    } catch (const std::bad_alloc&) {
        report.error = "there is not enough memory for it";
    } catch (const std::exception& problem) {
        report.error = problem.what();
    }
    return report;
}

void checkFiles(const std::vector<std::string>& files,
                const std::function<void(const FileReport&)>& take) {
    Queue queue(files.size());
    std::atomic<std::size_t> next = 0;
    const auto work = [&](const std::stop_token& stop) {
        for (std::size_t i = next++; i < files.size() && !stop.stop_requested(); i = next++) {
            queue.put(i, checkFile(files[i]));
        }
    };
    const std::size_t cores = std::max(1U, std::thread::hardware_concurrency());
    std::vector<std::jthread> workers;
    for (std::size_t i = 0; i < std::min(cores, files.size()); ++i) {
        workers.emplace_back(work);
    }
    for (std::size_t i = 0; i < files.size(); ++i) {
        take(queue.take(i));
    }
}

}  // namespace sinew::cli
