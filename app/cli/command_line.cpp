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
#include "app/common/failure.h"
#include "viewport/gpu/gpu_error.h"

namespace sinew::cli {

namespace {

ExitCode complain(ExitCode code, const std::string& file, const std::string& message) {
    std::fputs(failureLine(file, message).c_str(), stderr);
    return code;
}

ExitCode run(int argc, char** argv) {
    CommandLine line;
    try {
        refuseLater(std::span<const char* const>(argv, static_cast<std::size_t>(argc)).subspan(1));
        line = parseArguments(argc, argv);
        return line.run ? line.run(line.common) : ExitCode::Done;
    } catch (const Failure& failure) {
        const std::string& file = failure.file().empty() ? line.file : failure.file();
        return complain(failure.code(), file, failure.what());
    } catch (const GpuError& error) {
        return complain(ExitCode::NoDevice, line.file, error.what());
    } catch (const std::bad_alloc&) {
        return complain(ExitCode::BadInput, line.file, "not enough memory");
    } catch (const std::exception& error) {
        return complain(ExitCode::BadInput, line.file, error.what());
    }
}

}  // namespace

int runCommandLine(int argc, char** argv) noexcept {
    // A closed pipe is a write error, not a reason to terminate.
    std::signal(SIGPIPE, SIG_IGN);
    try {
        return static_cast<int>(run(argc, argv));
    } catch (...) {
        return static_cast<int>(ExitCode::BadInput);
    }
}

}  // namespace sinew::cli
