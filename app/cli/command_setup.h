// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "app/cli/args/common_arguments.h"
#include "app/cli/args/options.h"
#include "app/common/exit_codes.h"

namespace sinew::cli {

/// What runs a command once its words are read. Throws Failure (or GpuError) where it cannot go on.
using RunCommand = std::function<ExitCode(const CommonArguments&)>;

/// Handed to the function that declares a command: its options, and what it does with them.
struct CommandSetup {
    Options options;
    RunCommand run = {};
    const std::string* file = nullptr;  // named in every failure; none: the command does so itself

    /// Makes `work` what the command does; the arguments that it gets are returned, so that their
    /// options can be declared.
    template <class Arguments>
    Arguments& runs(ExitCode (*work)(const Arguments&, const CommonArguments&)) {
        const auto arguments = std::make_shared<Arguments>();
        run = [arguments, work](const CommonArguments& common) { return work(*arguments, common); };
        return *arguments;
    }
};

}  // namespace sinew::cli
