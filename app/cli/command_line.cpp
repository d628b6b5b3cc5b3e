// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/command_line.h"

#include <csignal>
#include <cstdio>
#include <exception>
#include <new>
#include <span>
#include <string>

#include "app/cli/args/later.h"
#include "app/cli/args/parse_arguments.h"
#include "app/cli/commands.h"
#include "app/common/failure.h"
#include "viewport/gpu/gpu_error.h"

namespace sinew::cli {

namespace {

ExitCode runCommand(const CommandLine& line) {
    switch (line.command) {
        case Command::Help:
            return ExitCode::Done;
        case Command::ListDevices:
            return runListDevices();
        case Command::Info:
            return runInfo(line.info, line.common);
        case Command::Check:
            return runCheck(line.check, line.common);
        case Command::Sample:
            return runSample(line.sample, line.common);
        case Command::Demo:
            return runDemo(line.demo, line.common);
        case Command::BenchLoad:
            return runBenchLoad(line.bench, line.common);
        case Command::BenchEvaluate:
            return runBenchEvaluate(line.benchEvaluate, line.common);
        case Command::BenchRender:
            return runBenchRender(line.benchRender, line.common);
        case Command::Render:
            return runRender(line.render, line.common);
    }
    return ExitCode::Usage;
}

ExitCode complain(ExitCode code, const std::string& file, const std::string& message) {
    std::fputs(failureLine(file, message).c_str(), stderr);
    return code;
}

ExitCode run(int argc, char** argv) {
    CommandLine line;
    try {
        refuseLater(std::span<const char* const>(argv, static_cast<std::size_t>(argc)).subspan(1));
        line = parseArguments(argc, argv);
        return runCommand(line);
    } catch (const Failure& failure) {
        const std::string& file = failure.file().empty() ? line.file() : failure.file();
        return complain(failure.code(), file, failure.what());
    } catch (const GpuError& error) {
        return complain(ExitCode::NoDevice, line.file(), error.what());
    } catch (const std::bad_alloc&) {
        return complain(ExitCode::BadInput, line.file(), "there is not enough memory for it");
    } catch (const std::exception& error) {
        return complain(ExitCode::BadInput, line.file(), error.what());
    }
}

}  // namespace

int runCommandLine(int argc, char** argv) noexcept {
    // A reader that closes the pipe early is an output that cannot be written, not a death.
    std::signal(SIGPIPE, SIG_IGN);
    try {
        return static_cast<int>(run(argc, argv));
    } catch (...) {
        return static_cast<int>(ExitCode::BadInput);
    }
}

}  // namespace sinew::cli
