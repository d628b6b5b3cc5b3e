// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <csignal>
#include <cstdio>
#include <exception>
#include <new>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "app/cli/args/parse_arguments.h"
#include "app/cli/command_program.h"
#include "app/cli/confinement.h"
#include "app/common/failure.h"
#include "model/core/part_name.h"
#include "viewport/gpu/gpu_error.h"

namespace sinew::cli {

namespace {

/// Null: there is no such command.
const CommandRow* rowOf(const CommandProgram& program, std::string_view name) {
    for (const CommandRow& row : program.commands) {
        if (row.name == name) {
            return &row;
        }
    }
    return nullptr;
}

Failure refused(const CommandRow& row) {
    return usageFailure("the command '" + std::string(row.name) +
                        "' is now a program: " + std::string(row.movedTo));
}

/// Throws Failure (exit 2) if the command line uses a command that moved to another program.
/// `arguments` does not include the program name.
void refuseMoved(const CommandProgram& program, std::span<const char* const> arguments) {
    bool isValue = false;  // value of the preceding option
    for (const std::string_view argument : arguments) {
        if (argument == "--") {
            return;
        }
        if (std::exchange(isValue, argument == "--device") || argument.starts_with('-')) {
            continue;
        }
        const CommandRow* const command = argument.empty() ? nullptr : rowOf(program, argument);
        if (command != nullptr && command->hasMoved()) {
            throw refused(*command);
        }
        if (!argument.empty()) {
            return;
        }
    }
}

ExitCode complain(ExitCode code, const std::string& file, const std::string& message) {
    if (code != ExitCode::PipeClosed) {
        std::fputs(failureLine(file, message).c_str(), stderr);
    }
    return code;
}

/// What the device refused, and a possible remedy.
std::string inWords(const GpuError& error) {
    switch (error.kind()) {
        case GpuError::Kind::OutOfMemory:
            return "the Vulkan device does not have enough memory: " + std::string(error.what()) +
                   "; a smaller --size, fewer --samples or another --device need less";
        case GpuError::Kind::DeviceLost:
            return "the Vulkan device stopped working: " + std::string(error.what());
        case GpuError::Kind::NoDriver:
        case GpuError::Kind::NoDevice:
        case GpuError::Kind::LayerMissing:
        case GpuError::Kind::Failed:
            break;
    }
    return error.what();
}

ExitCode run(const CommandProgram& program, int argc, char** argv) {
    CommandLine line;
    try {
        refuseMoved(program,
                    std::span<const char* const>(argv, static_cast<std::size_t>(argc)).subspan(1));
        line = parseArguments(program, argc, argv);
        if (line.access) {
            confine(*line.access);
        }
        return line.run ? line.run(line.common) : ExitCode::Done;
    } catch (const Failure& failure) {
        const std::string& file = failure.file().empty() ? line.file : failure.file();
        return complain(failure.code(), file, failure.what());
    } catch (const GpuError& error) {
        return complain(ExitCode::NoDevice, line.file, inWords(error));
    } catch (const std::bad_alloc&) {
        return complain(ExitCode::BadInput, line.file, "not enough memory");
    } catch (const std::exception& error) {
        return complain(ExitCode::BadInput, line.file, error.what());
    }
}

}  // namespace

int runCommandLine(const CommandProgram& program, int argc, char** argv) noexcept {
    // A closed pipe and a file at its largest allowed size are write errors, not reasons to
    // terminate.
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
    removePartsOnSignals();
    try {
        return static_cast<int>(run(program, argc, argv));
    } catch (...) {
        return static_cast<int>(ExitCode::BadInput);
    }
}

}  // namespace sinew::cli
