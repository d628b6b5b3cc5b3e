// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/bench/bench_worst.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <stop_token>
#include <thread>
#include <vector>

#include "app/bench/batch_timer.h"
#include "app/common/failure.h"
#include "app/common/parse_value.h"
#include "model/check/check_asset.h"
#include "model/demo/worst_case.h"
#include "model/load/load_asset.h"

namespace sinew::cli {
namespace {

using AssetHandle = std::shared_ptr<const Asset>;

// Loading and checking one size of the case.
class WorstRun {
public:
    WorstRun(const demo::WorstCase& which, std::uint32_t size)
        : m_size(size), m_bytes(which.make(size)) {}

    void repeat() {
        m_asset.reset();  // freeing is not part of loading
        const auto loading = SteadyClock::now();
        m_asset = load({});
        m_load.push_back(millisecondsSince(loading));
        const auto checking = SteadyClock::now();
        check({});
        m_check.push_back(millisecondsSince(checking));
    }

    void addTo(BenchReport& report) const {
        const std::string size = std::to_string(m_size);
        report.results.push_back({.name = "load/" + size, .samples = m_load});
        if (m_asset != nullptr) {
            report.results.push_back({.name = "check/" + size, .samples = m_check});
        }
        report.values.emplace_back("fileBytes/" + size, static_cast<double>(m_bytes.size()));
    }

    [[nodiscard]] double loadMilliseconds() const { return distributionOf(m_load)->median; }
    [[nodiscard]] double checkMilliseconds() const { return distributionOf(m_check)->median; }

    /// The longest delay from a stop request to the end, for requests spread over the work.
    [[nodiscard]] double slowestStopOfLoad() const {
        return slowestStop(loadMilliseconds(), [this](const std::stop_token& stop) { load(stop); });
    }
    [[nodiscard]] double slowestStopOfCheck() const {
        return slowestStop(checkMilliseconds(),
                           [this](const std::stop_token& stop) { check(stop); });
    }

private:
    // Null if the file is refused, which is a valid result.
    AssetHandle load(const std::stop_token& stop) const {
        const auto asset = loadAssetFromMemory(m_bytes, {}, {}, {}, stop);
        return asset ? *asset : nullptr;
    }

    void check(const std::stop_token& stop) const {
        if (m_asset != nullptr) {
            static_cast<void>(checkAsset(*m_asset, {}, stop));
        }
    }

    template <class Work>
    static double slowestStop(double milliseconds, const Work& work) {
        constexpr int kMoments = 20;
        double slowest = 0.0;
        for (int i = 0; i < kMoments; ++i) {
            std::jthread worker(work);
            std::this_thread::sleep_for(
                std::chrono::duration<double, std::milli>(milliseconds * i / kMoments));
            const auto asked = SteadyClock::now();
            worker.request_stop();
            worker.join();
            slowest = std::max(slowest, millisecondsSince(asked));
        }
        return slowest;
    }

    std::uint32_t m_size;
    std::vector<std::uint8_t> m_bytes;
    AssetHandle m_asset;
    std::vector<double> m_load;
    std::vector<double> m_check;
};

const demo::WorstCase& worstCaseNamed(const std::string& name) {
    const demo::WorstCase* found = demo::findWorstCase(name);
    if (found == nullptr) {
        std::string names;
        for (const demo::WorstCase& one : demo::worstCases()) {
            names += (names.empty() ? "" : ", ") + std::string(one.name);
        }
        throw usageFailure("--synthetic: there is no '" + name + "'; valid: " + names);
    }
    return *found;
}

}  // namespace

std::string worstCaseHelp() {
    std::string text;
    for (const demo::WorstCase& one : demo::worstCases()) {
        text += (text.empty() ? "" : "\n") + std::string(one.name) + ": " + std::string(one.words);
    }
    return text;
}

BenchReport measureWorstCase(const BenchLoadArguments& arguments, std::size_t repetitions) {
    constexpr std::uint32_t kMostWorstVertices = 10'000'000;
    constexpr std::uint32_t kMostDoublings = 20;
    const demo::WorstCase& which = worstCaseNamed(arguments.synthetic);
    const std::uint32_t largest = arguments.size.empty()
                                      ? which.size
                                      : parseCount("--size", arguments.size, 8, kMostWorstVertices);
    const std::uint32_t doublings =
        parseCount("--doublings", arguments.doublings, 0, kMostDoublings);
    BenchReport report{.bench = "load", .file = "synthetic: " + std::string(which.name)};
    report.options.emplace_back("repetitions", repetitions);
    report.options.emplace_back("size", largest);
    report.options.emplace_back("doublings", doublings);
    std::vector<std::pair<std::string, double>> growth;
    double before = 0.0;
    for (std::uint32_t i = 0; i <= doublings; ++i) {
        const std::uint32_t size = std::max(largest >> (doublings - i), 8U);
        WorstRun run(which, size);
        for (std::size_t n = 0; n < repetitions; ++n) {
            run.repeat();
        }
        run.addTo(report);
        const double now = run.loadMilliseconds() + run.checkMilliseconds();
        if (i > 0) {
            growth.emplace_back("growth/" + std::to_string(size), now / before);
        }
        before = now;
        if (i == doublings) {
            growth.emplace_back("stopLoadMilliseconds", run.slowestStopOfLoad());
            growth.emplace_back("stopCheckMilliseconds", run.slowestStopOfCheck());
        }
    }
    report.values.insert(report.values.end(), growth.begin(), growth.end());
    report.values.emplace_back("peakResidentBytes", static_cast<double>(peakResidentBytes()));
    return report;
}

}  // namespace sinew::cli
