// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>

#include "app/bench/bench_report.h"
#include "app/bench/bench_worst.h"
#include "app/cli/command_setup.h"
#include "app/cli/console.h"
#include "app/cli/load_input.h"
#include "app/common/failure.h"
#include "app/common/parse_value.h"
#include "model/facts/asset_facts.h"
#include "model/load/document/tinygltf_parse.h"
#include "model/load/load_asset.h"

namespace sinew::cli {

namespace {

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
    const auto asset = loadAsset(file, {.timings = &run.timings});
    if (!asset) {
        throw inputFailure(file, asset.error());
    }
    const Asset& loaded = **asset;
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
        throw usageFailure("load needs FILE or --synthetic, not both; see sinew-bench load --help");
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
