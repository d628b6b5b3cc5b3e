// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/bench/bench_report.h"

namespace sinew::cli {

/// Arguments of `sinew-bench load`.
struct BenchLoadArguments {
    std::string file;
    std::string output;
    std::string synthetic;
    std::string size;
    std::string doublings = "3";
    std::string repetitions = "20";
};

/// `sinew-bench load --synthetic NAME`: time of loading and checking a worst case at doubling
/// sizes, and delay of stop requests.
[[nodiscard]] BenchReport measureWorstCase(const BenchLoadArguments& arguments,
                                           std::size_t repetitions);

/// The names accepted by `--synthetic`, with descriptions.
[[nodiscard]] std::string worstCaseHelp();

}  // namespace sinew::cli
