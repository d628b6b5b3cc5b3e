// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/bench/bench_report.h"

#include <algorithm>
#include <cmath>

#include "app/bench/machine_facts.h"
#include "app/cli/console.h"
#include "model/evaluate/instruction_sets.h"

namespace sinew::cli {

namespace {

void writeText(JsonWriter& json, const char* name, const std::optional<std::string>& text) {
    json.key(name);
    if (text) {
        json.string(*text);
    } else {
        json.null();
    }
}

void writeFigure(JsonWriter& json, const char* name, std::optional<double> figure) {
    json.key(name);
    if (figure) {
        json.number(static_cast<float>(*figure));
    } else {
        json.null();
    }
}

void writeMachine(JsonWriter& json, const BenchReport& report) {
    json.key("machine").beginObject();
    json.key("cpu").string(processorName());
    json.key("cores").integer(coreCount());
    json.key("instructionSet").string(instructionSets().front());
    writeText(json, "device", report.device);
    writeText(json, "driver", report.driver);
    json.endObject();
}

void writeResult(JsonWriter& json, const BenchResult& result) {
    const std::optional<Distribution> all = distributionOf(result.samples);
    json.beginObject();
    json.key("name").string(result.name);
    json.key("unit").string(result.unit);
    writeFigure(json, "min", all ? std::optional(all->min) : std::nullopt);
    writeFigure(json, "median", all ? std::optional(all->median) : std::nullopt);
    writeFigure(json, "p95", all ? std::optional(all->p95) : std::nullopt);
    json.key("count").integer(result.samples.size());
    json.key("threads").integer(result.threads);
    json.endObject();
}

void writeOption(JsonWriter& json, const std::variant<std::uint64_t, std::string>& value) {
    if (const std::string* text = std::get_if<std::string>(&value)) {
        json.string(*text);
    } else {
        json.integer(std::get<std::uint64_t>(value));
    }
}

// Bytes and counts are integers and may exceed the precision of a float.
void writeValue(JsonWriter& json, double value) {
    constexpr double kLargestExact = 9007199254740992.0;
    if (value >= 0.0 && value <= kLargestExact && value == std::floor(value)) {
        json.integer(static_cast<std::uint64_t>(value));
    } else {
        json.number(static_cast<float>(value));
    }
}

}  // namespace

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

void writeBenchReport(JsonWriter& json, const BenchReport& report) {
    json.beginObject();
    json.key("format").string("sinew.bench/1");
    json.key("bench").string(report.bench);
    json.key("version").string(SINEW_VERSION);
    json.key("build").string(SINEW_BUILD_TYPE);
    json.key("file").string(report.file);
    json.key("options").beginObject();
    for (const auto& [name, value] : report.options) {
        json.key(name);
        writeOption(json, value);
    }
    json.endObject();
    writeMachine(json, report);
    json.key("results").beginArray();
    for (const BenchResult& result : report.results) {
        writeResult(json, result);
    }
    json.endArray();
    json.key("values").beginObject();
    for (const auto& [name, value] : report.values) {
        json.key(name);
        writeValue(json, value);
    }
    json.endObject();
    json.endObject();
}

void answerWith(const BenchReport& report, const std::string& output) {
    Answer answer(output);
    JsonWriter json([&](std::string_view text) { answer.write(text); }, 2);
    writeBenchReport(json, report);
    json.finish();
    answer.finish();
}

}  // namespace sinew::cli
