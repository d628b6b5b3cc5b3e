// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/args/parse_arguments.h"

namespace CLI {
class App;
}

namespace sinew::cli {

/// The command `bench` with all benchmarks below it.
void addBench(CLI::App& app, CommandLine& line);

}  // namespace sinew::cli
