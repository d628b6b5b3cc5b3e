// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/bench/bench_report.h"

namespace sinew::cli {

/// What was typed after `bench load`.
struct BenchLoadArguments {
    std::string file;
    std::string output;
    std::string synthetic;
    std::string size;
    std::string doublings = "3";
    std::string repetitions = "20";
};

/// `bench load --synthetic NAME`: how long loading and checking a worst case take as it doubles,
/// and how soon they end when they are told to stop.
[[nodiscard]] BenchReport measureWorstCase(const BenchLoadArguments& arguments,
                                           std::size_t repetitions);

/// The names that `--synthetic` takes, and what each is.
[[nodiscard]] std::string worstCaseHelp();

}  // namespace sinew::cli
