// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "app/cli/args/options.h"
#include "app/common/failure.h"

namespace sinew::cli {

/// Arguments of every command. An empty string means that the option was not given.
struct CommonArguments {
    bool quiet = false;
    bool validation = false;
    std::string device;
};

/// Runs a command with its parsed arguments. Throws Failure (or GpuError) on errors.
using RunCommand = std::function<ExitCode(const CommonArguments&)>;

/// Input of the function that declares a command: its options and its action.
struct CommandSetup {
    Options options;
    RunCommand run = {};
    std::function<bool()> needsDevice = {};  // depends on its arguments; none: as the table says
    const std::string* file = nullptr;  // named in every failure; null: the command does so itself
    const FileArguments* files = nullptr;  // needed, and named if there is one; null: likewise
    const std::string* insteadOfFiles = nullptr;  // an option that names a file; null: none does

    /// Sets `work` as the action of the command; returns its arguments, for declaring their
    /// options.
    template <class Arguments>
    Arguments& runs(ExitCode (*work)(const Arguments&, const CommonArguments&)) {
        const auto arguments = std::make_shared<Arguments>();
        run = [arguments, work](const CommonArguments& common) { return work(*arguments, common); };
        return *arguments;
    }
};

}  // namespace sinew::cli
