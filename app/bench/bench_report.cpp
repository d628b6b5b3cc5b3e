// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/bench/bench_report.h"

#include <algorithm>
#include <cmath>

#include "app/bench/machine_facts.h"
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

}  // namespace sinew::cli
