// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "app/cli/args/arguments.h"

namespace sinew::cli {

enum class Command {
    Help,
    ListDevices,
    Info,
    Check,
    Sample,
    Demo,
    Render,
    BenchLoad,
    BenchEvaluate,
    BenchRender
};

/// The command line, taken apart. Only the arguments of `command` hold anything.
struct CommandLine {
    Command command = Command::Help;
    CommonArguments common;
    InfoArguments info;
    CheckArguments check;
    SampleArguments sample;
    DemoArguments demo;
    RenderArguments render;
    BenchArguments bench;
    BenchEvaluateArguments benchEvaluate;
    BenchRenderArguments benchRender;

    /// The file that the command is about, or empty.
    [[nodiscard]] const std::string& file() const noexcept;
};

/// Prints help and version itself (`Command::Help`). Throws Failure (exit 2).
[[nodiscard]] CommandLine parseArguments(int argc, const char* const* argv);

}  // namespace sinew::cli
