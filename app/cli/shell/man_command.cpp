// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/args/man_page.h"
#include "app/cli/command_program.h"
#include "app/cli/console.h"

namespace sinew::cli {

namespace {

struct ManArguments {
    const CommandProgram* program = nullptr;
    std::string command;
    std::string output;
};

ExitCode runMan(const ManArguments& arguments, const CommonArguments& /*common*/) {
    writeOutput(arguments.output, manPage(*arguments.program, arguments.command));
    return ExitCode::Done;
}

}  // namespace

void declareManual(CommandSetup& setup, const CommandProgram& program) {
    ManArguments& a = setup.runs(runMan);
    a.program = &program;
    setup.options.value("COMMAND", a.command, "", "Without it the page of the program");
    setup.options.output(a.output);
}

void declareMan(CommandSetup& setup) {
    declareManual(setup, mainProgram());
}

}  // namespace sinew::cli
