// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/bench/bench_report.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <fstream>
#include <string_view>
#include <thread>

#include "app/cli/console.h"
#include "app/cli/report/report_schema.h"
#include "model/evaluate/instruction_sets.h"

namespace sinew::cli {

namespace {

/// Bytes and counts are integers and may exceed the precision of a float.
std::variant<std::uint64_t, float> shownFigure(double value) {
    constexpr double kLargestExact = 9007199254740992.0;
    if (value >= 0.0 && value <= kLargestExact && value == std::floor(value)) {
        return static_cast<std::uint64_t>(value);
    }
    return single(value);
}

void describeResult(auto& form) {
    const auto figure = [&form](const char* key, double Distribution::*of) {
        form.value(key, [of](auto& result) {
            const std::optional<Distribution> all = distributionOf(result.samples);
            return all ? std::optional(single((*all).*of)) : std::nullopt;
        });
    };
    form.value("name", &BenchResult::name);
    form.value("unit", &BenchResult::unit);
    figure("min", &Distribution::min);
    figure("median", &Distribution::median);
    figure("p95", &Distribution::p95);
    form.value("count", [](auto& result) { return result.samples.size(); });
    form.value("threads", &BenchResult::threads);
}

/// The value after "name :" in a file of such lines; empty if there is none.
std::string fact(const char* file, std::string_view name) {
    std::ifstream facts(file);
    std::string line;
    while (std::getline(facts, line)) {
        const std::size_t colon = line.find(':');
        if (!line.starts_with(name) || colon == std::string::npos) {
            continue;
        }
        const std::size_t start = line.find_first_not_of(" \t", colon + 1);
        return start == std::string::npos ? std::string() : line.substr(start);
    }
    return {};
}

}  // namespace

void describe(auto& form, Described<BenchReport>) {
    form.format(kBenchFormat.name);
    form.value("bench", &BenchReport::bench);
    form.value("version", [](auto&) { return SINEW_VERSION; });
    form.value("build", [](auto&) { return SINEW_BUILD_TYPE; });
    form.value("file", &BenchReport::file);
    form.value("options", &BenchReport::options);
    form.object("machine", [](auto& machine) {
        machine.value("cpu", [](auto&) { return processorName(); });
        machine.value("cores", [](auto&) { return coreCount(); });
        machine.value("instructionSet", [](auto&) { return instructionSets().front(); });
        machine.value("device", &BenchReport::device);
        machine.value("driver", &BenchReport::driver);
    });
    form.list("results", &BenchReport::results, [](auto& each) { describeResult(each); });
    form.value("values", [](auto& report) {
        std::vector<std::pair<std::string, std::variant<std::uint64_t, float>>> values;
        for (const auto& [name, value] : report.values) {
            values.emplace_back(name, shownFigure(value));
        }
        return values;
    });
}

const JsonFormat kBenchFormat{"sinew.bench/1", writeSchema<BenchReport>};

std::optional<Distribution> distributionOf(std::vector<double> samples) {
    if (samples.empty()) {
        return {};
    }
    std::sort(samples.begin(), samples.end());
    const std::size_t count = samples.size();
    const std::size_t p95 = (95 * count + 99) / 100 - 1;
    const double median = (samples[(count - 1) / 2] + samples[count / 2]) / 2.0;
    return Distribution{samples.front(), median, samples[p95]};
}

void answerWith(const BenchReport& report, const std::string& output) {
    Answer answer(output);
    JsonWriter json([&](std::string_view text) { answer.write(text); }, 2);
    writeValue(json, report);
    json.finish();
    answer.finish();
}

std::string processorName() {
    const std::string name = fact("/proc/cpuinfo", "model name");
    return name.empty() ? "unknown" : name;
}

std::size_t coreCount() noexcept {
    return std::max(1U, std::thread::hardware_concurrency());
}

std::uint64_t peakResidentBytes() {
    // "15164 kB". getrusage would include the program that started this one.
    const std::string peak = fact("/proc/self/status", "VmHWM");
    std::uint64_t kibibytes = 0;
    std::from_chars(peak.data(), peak.data() + peak.size(), kibibytes);
    return kibibytes * 1024U;
}

}  // namespace sinew::cli
