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

#include "app/cli/report/json_format.h"

namespace sinew::cli {

/// One measurement over all repetitions, without warm-up.
struct BenchResult {
    std::string name;
    const char* unit = "ms";
    std::vector<double> samples = {};  // values in `unit`; empty: not measured
    std::size_t threads = 1;
};

struct Distribution {
    double min = 0.0;
    double median = 0.0;
    double p95 = 0.0;  // the smallest value that 95 % of samples do not exceed
};

/// None for no samples.
[[nodiscard]] std::optional<Distribution> distributionOf(std::vector<double> samples);

/// The results of one benchmark.
struct BenchReport {
    std::string bench;  // "load"
    std::string file;
    std::vector<std::pair<std::string, std::variant<std::uint64_t, std::string>>> options = {};
    std::optional<std::string> device = {};  // the Vulkan device; none if not used
    std::optional<std::string> driver = {};
    std::vector<BenchResult> results = {};
    std::vector<std::pair<std::string, double>> values = {};  // the unit is in the name
};

extern const JsonFormat kBenchFormat;

/// Writes the report with machine, version and build as the output of a command: to standard
/// output, or to the file `output`.
void answerWith(const BenchReport& report, const std::string& output);

/// The CPU name from the system; "unknown" if not available.
[[nodiscard]] std::string processorName();

/// Cores that this process may use, at least 1.
[[nodiscard]] std::size_t coreCount() noexcept;

/// Peak resident memory of this process; 0 if not available.
[[nodiscard]] std::uint64_t peakResidentBytes();

}  // namespace sinew::cli
