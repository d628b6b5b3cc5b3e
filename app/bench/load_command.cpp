// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <chrono>
#include <memory>
#include <stop_token>
#include <thread>
#include <vector>

#include "app/bench/batch_timer.h"
#include "app/bench/bench_report.h"
#include "app/cli/command_setup.h"
#include "app/cli/console.h"
#include "app/cli/load_input.h"
#include "app/common/failure.h"
#include "app/common/parse_value.h"
#include "model/check/check_asset.h"
#include "model/demo/worst_case.h"
#include "model/facts/asset_facts.h"
#include "model/load/document/tinygltf_parse.h"
#include "model/load/load_asset.h"

namespace sinew::cli {

namespace {

/// Arguments of `sinew-bench load`.
struct BenchLoadArguments {
    std::string file;
    std::string output;
    std::string synthetic;
    std::string size;
    std::string doublings = "3";
    std::string repetitions = "20";
};

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

/// The names accepted by `--synthetic`, with descriptions.
std::string worstCaseHelp() {
    std::string text;
    for (const demo::WorstCase& one : demo::worstCases()) {
        text += (text.empty() ? "" : "\n") + std::string(one.name) + ": " + std::string(one.words);
    }
    return text;
}

/// `sinew-bench load --synthetic NAME`: time of loading and checking a worst case at doubling
/// sizes, and delay of stop requests.
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

struct Stage {
    const char* name;
    double LoadTimings::*seconds;
};

constexpr std::array<Stage, 7> kStages{{{"json", &LoadTimings::json},
                                        {"buffers", &LoadTimings::buffers},
                                        {"geometry", &LoadTimings::geometry},
                                        {"codecs", &LoadTimings::codecs},
                                        {"images", &LoadTimings::images},
                                        {"tangents", &LoadTimings::tangents},
                                        {"total", &LoadTimings::total}}};

struct LoadRun {
    LoadTimings timings;
    std::size_t imageCount = 0;
    std::uint64_t decodedImageBytes = 0;
    std::uint64_t fileBytes = 0;
    std::uint64_t bufferBytes = 0;
};

LoadRun loadOnce(const std::string& file) {
    LoadRun run;
    const auto asset = fromInput(file, loadAsset(file, {.timings = &run.timings}));
    const Asset& loaded = *asset;
    run.imageCount = loaded.images.size();
    run.decodedImageBytes = decodedImageBytes(loaded);
    run.fileBytes = loaded.info.fileBytes;
    run.bufferBytes = loaded.info.bufferBytes;
    return run;
}

class LoadBench {
public:
    LoadBench(std::string file, std::size_t repetitions, bool quiet)
        : m_file(std::move(file)), m_repetitions(repetitions), m_quiet(quiet) {}

    BenchReport measure() {
        warmUp();
        BenchReport report{.bench = "load", .file = m_file};
        report.options.emplace_back("repetitions", m_repetitions);
        for (const Stage& stage : kStages) {
            report.results.push_back({.name = stage.name});
        }
        report.results[kImages].threads =
            std::clamp<std::size_t>(m_first.imageCount, 1, coreCount());
        report.results.push_back({.name = "tinygltfParse"});
        for (std::size_t i = 0; i < m_repetitions; ++i) {
            repeat(report.results);
        }
        report.values = values();
        return report;
    }

private:
    static constexpr std::size_t kImages = 4;

    void warmUp() {
        m_first = loadOnce(m_file);
        m_peakBytes = peakResidentBytes();
        const auto alone = sinew::load::secondsOfTinygltfAlone(m_file);
        m_tinygltfLoadsIt = static_cast<bool>(alone);
        if (!alone) {
            note(m_quiet, "tinygltf alone does not load " + m_file + ": " + alone.error().message);
        }
    }

    // Alternating, so that other load on the machine affects both alike.
    void repeat(std::vector<BenchResult>& results) {
        const LoadRun run = loadOnce(m_file);
        for (std::size_t i = 0; i < kStages.size(); ++i) {
            results[i].samples.push_back(1e3 * (run.timings.*kStages[i].seconds));
        }
        m_longestDecode.push_back(1e3 * run.timings.longestImage);
        m_sumOfDecodes.push_back(1e3 * run.timings.sumOfImages);
        if (!m_tinygltfLoadsIt) {
            return;
        }
        if (const auto alone = sinew::load::secondsOfTinygltfAlone(m_file)) {
            results.back().samples.push_back(1e3 * *alone);
        }
    }

    [[nodiscard]] std::vector<std::pair<std::string, double>> values() const {
        const auto median = [](const std::vector<double>& samples) {
            return distributionOf(samples)->median;
        };
        return {{"peakResidentBytes", static_cast<double>(m_peakBytes)},
                {"fileBytes", static_cast<double>(m_first.fileBytes)},
                {"bufferBytes", static_cast<double>(m_first.bufferBytes)},
                {"decodedImageBytes", static_cast<double>(m_first.decodedImageBytes)},
                {"imageDecodeLongestMilliseconds", median(m_longestDecode)},
                {"imageDecodeSumMilliseconds", median(m_sumOfDecodes)}};
    }

    std::string m_file;
    std::size_t m_repetitions;
    bool m_quiet;
    LoadRun m_first;
    std::uint64_t m_peakBytes = 0;  // peak of the first load, before tinygltf allocates
    bool m_tinygltfLoadsIt = false;
    std::vector<double> m_longestDecode;
    std::vector<double> m_sumOfDecodes;
};

ExitCode runBenchLoad(const BenchLoadArguments& arguments, const CommonArguments& common) {
    constexpr std::uint32_t kMostRepetitions = 1000000;
    const std::uint32_t repetitions =
        parseCount("--repetitions", arguments.repetitions, 1, kMostRepetitions);
    if (arguments.file.empty() == arguments.synthetic.empty()) {
        throw usageFailure("load needs either a FILE or --synthetic");
    }
    if (!arguments.synthetic.empty()) {
        answerWith(measureWorstCase(arguments, repetitions), arguments.output);
        return ExitCode::Done;
    }
    if (isStandardInput(arguments.file)) {
        throw usageFailure("bench load reads its input many times; it cannot be standard input");
    }
    refuseOverwritingInput(arguments.file, arguments.output);
    const BenchReport report = LoadBench(arguments.file, repetitions, common.quiet).measure();
    answerWith(report, arguments.output);
    return ExitCode::Done;
}

}  // namespace

void declareBenchLoad(CommandSetup& setup) {
    BenchLoadArguments& a = setup.runs(runBenchLoad);
    setup.file = &a.file;
    Options& options = setup.options;
    options.optionalFile(a.file);
    options.value("--synthetic", a.synthetic, "NAME",
                  "Instead of a file: a worst case, generated in memory, loaded and\nchecked at "
                  "doubling sizes:\n" +
                      worstCaseHelp());
    options.value("--size", a.size, "N", "The largest size; default: that of the case");
    options.value("--doublings", a.doublings, "N", "Number of sizes below the largest");
    options.value("--repetitions", a.repetitions, "N",
                  "Number of repetitions, after one warm-up load");
    options.output(a.output);
}

}  // namespace sinew::cli
