// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "app/cli/report/json_writer.h"

namespace sinew::cli {

/// How long one thing took, over all repetitions; warm-up is not among them.
struct BenchResult {
    std::string name;
    const char* unit = "ms";
    std::vector<double> samples = {};  // in `unit`; empty: there is no such figure
    std::size_t threads = 1;
};

struct Distribution {
    double min = 0.0;
    double median = 0.0;
    double p95 = 0.0;  // the smallest sample that 95 % of all do not exceed
};

/// None for no samples.
[[nodiscard]] std::optional<Distribution> distributionOf(std::vector<double> samples);

/// What one benchmark found out, for `sinew.bench/1`.
struct BenchReport {
    std::string bench;  // "load"
    std::string file;
    std::vector<std::pair<std::string, std::variant<std::uint64_t, std::string>>> options = {};
    std::optional<std::string> device =
        {};  // the Vulkan device; none where no part is measured on one
    std::optional<std::string> driver = {};
    std::vector<BenchResult> results = {};
    std::vector<std::pair<std::string, double>> values = {};  // the unit is in the name
};

/// The report as one JSON object, along with the machine, the version and the build.
void writeBenchReport(JsonWriter& json, const BenchReport& report);

/// The same as the answer of a command: to standard output, or to the file that `output` names.
void answerWith(const BenchReport& report, const std::string& output);

}  // namespace sinew::cli
